"use strict";
// Replays: which game, which move of it. A board is text; what changes from move to move is kept.
const games = JSON.parse(document.getElementById("games").textContent);
const at = (id) => document.getElementById(id);
const everybody = [...new Set(games.flatMap((game) => game.names))].sort();
let game = null, ply = 0, sides = ["X", "O"];
const stones = (text) => /^[XO. \n0-9]+$/.test(text);

function options(select, entries, all) {
  const chosen = select.value;
  select.replaceChildren();
  for (const [value, text] of [...(all ? [["", "everybody"]] : []), ...entries]) {
    select.add(new Option(text, value, false, String(value) === chosen));
  }
}

function fits(each) {
  const who = at("who").value, whom = at("whom").value;
  return (!who || each.names.includes(who)) && (!whom || each.names.includes(whom));
}

function result(each) {
  const won = each.value > 0 ? each.names[0] + " won" : each.value < 0 ? each.names[1] + " won" : "drawn";
  return won + (each.ending ? " (" + each.ending + ")" : "");
}

function choose() {
  const found = games.map((each, place) => [place, each]).filter(([, each]) => fits(each));
  options(at("game"), found.map(([place, each]) => [place,
    "round " + each.round + ": " + each.names.join(" – ") + ", " + result(each)
    + (each.turned.length ? " ↯" : "")]), false);
  open();
}

function open() {
  game = games[at("game").value] || null;
  at("replay").hidden = !game;
  if (!game) return;
  at("ply").max = game.moves.length;
  sides = stones(game.start) ? ["X", "O"] : ["MAX", "MIN"];
  at("about").textContent = sides[0] + " (moves first): " + game.names[0] + "; " + sides[1] + ": " + game.names[1] + ". "
    + result(game) + ". " + game.sentence;
  const turned = at("turned");
  turned.replaceChildren();
  if (game.turned.length) turned.append("The game turned (proved by a search to the end): ");
  for (const where of game.turned) {
    const button = document.createElement("button");
    button.textContent = "move " + where + ", " + game.names[game.movers[where - 1]];
    button.onclick = () => step(where);
    turned.append(button, " ");
  }
  step(game.opening);
}

function boards() {
  let text = game.start, fresh = [];
  for (const change of game.changes.slice(0, ply)) {
    fresh = [];
    if (typeof change === "string") { text = change; continue; }
    const letters = [...text];
    for (let n = 0; n < change.length; n += 2) { letters[change[n]] = change[n + 1]; fresh.push(change[n]); }
    text = letters.join("");
  }
  return [text, new Set(fresh)];
}

function parted(text) {  // the board, and the sentence below it, if there is one
  const end = text.lastIndexOf("\n");
  return /[a-z]{2}/.test(text.slice(end + 1)) ? [text.slice(0, end), text.slice(end + 1)] : [text, ""];
}

function kind(letter, discs) {  // its class in the style sheet
  if (/\d/.test(letter)) return discs ? "digit" : "free";
  if (discs) return letter === "X" ? "x" : letter === "O" ? "o" : "";
  return /[-|]/.test(letter) ? "line" : "";
}

function draw() {
  const [whole, fresh] = boards(), board = at("board");
  const [text, sentence] = parted(whole);
  const discs = stones(text);
  at("status").textContent = sentence;
  board.className = discs ? "discs" : "";
  board.replaceChildren();
  [...text].forEach((letter, place) => {
    if (letter === "\n") { board.append(discs ? document.createElement("br") : "\n"); return; }
    if (discs && letter === " ") {  // one space parts two cells; more of them shift a row
      if (place === 0 || /[ \n]/.test(text[place - 1])) board.append(document.createElement("b"));
      return;
    }
    const cell = document.createElement(discs ? "i" : "span");
    cell.textContent = letter === "." && discs ? "" : letter;
    cell.className = kind(letter, discs) + (fresh.has(place) ? " new" : "");
    board.append(cell);
  });
  plot();
  at("words").textContent = words();
}

function words() {
  if (!ply) return "The start.";
  const mover = game.names[game.movers[ply - 1]];
  let said = "Move " + ply + " of " + game.moves.length + ": " + mover + " plays " + game.moves[ply - 1] + ".";
  if (ply <= game.opening) said = "Move " + ply + ": " + game.moves[ply - 1] + ", given by the contest.";
  if (game.said[ply - 1] !== undefined) said += " It says the position is worth " + game.said[ply - 1] + " to " + sides[0] + ".";
  const proven = game.proven[ply];
  if (proven !== undefined) {
    said += " With best play from here " + (proven ? sides[proven > 0 ? 0 : 1] + " wins." : "it is a draw.");
  }
  return said;
}

function plot() {
  const svg = at("said"), wide = 320, high = 120, top = 8, bottom = 104;
  const x = (n) => 8 + (wide - 16) * n / Math.max(1, game.moves.length);
  const y = (value) => (top + bottom) / 2 - (bottom - top) / 2 * Math.max(-1, Math.min(1, value));
  const parts = [`<path d="M8 ${y(0)}H${wide - 8}" stroke="currentColor" opacity=".4"/>`];
  for (const seat of [0, 1]) {
    const points = Object.entries(game.said).filter(([n]) => game.movers[n] === seat);
    const line = points.map(([n, value]) => `${x(+n).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    const dash = seat ? ' stroke-dasharray="5 3"' : "";
    parts.push(`<polyline points="${line}" fill="none" stroke="${seat ? "#e69f00" : "#0072b2"}" stroke-width="2"${dash}/>`);
  }
  for (const [n, value] of Object.entries(game.proven)) {
    parts.push(`<circle cx="${x(+n)}" cy="${y(value)}" r="2.5" fill="currentColor"/>`);
  }
  parts.push(`<path d="M${x(ply)} ${top}V${bottom}" stroke="currentColor"/>`);
  parts.push(`<text x="8" y="117">${sides[0]} says: line. ${sides[1]} says: dashes. Proved: dots.</text>`);
  parts.push(`<text x="8" y="129">Up is good for ${sides[0]}.</text>`);
  svg.innerHTML = parts.join("");
}

function step(where) {
  ply = Math.max(0, Math.min(game.moves.length, where));
  at("ply").value = ply;
  at("first").disabled = at("back").disabled = ply === 0;
  at("last").disabled = at("on").disabled = ply === game.moves.length;
  draw();
}

at("first").onclick = () => step(0);
at("back").onclick = () => step(ply - 1);
at("on").onclick = () => step(ply + 1);
at("last").onclick = () => step(game.moves.length);
at("ply").oninput = () => step(Number(at("ply").value));
at("who").onchange = at("whom").onchange = choose;
at("game").onchange = open;
options(at("who"), everybody.map((name) => [name, name]), true);
options(at("whom"), everybody.map((name) => [name, name]), true);
choose();
