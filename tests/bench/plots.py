"""A picture of how many times faster, over all tables that say so."""

from __future__ import annotations

from pathlib import Path

from measure import Table


def ratios(tables: list[Table]) -> dict[str, float]:
    """{"tic-tac-toe, minimax (×OpenSpiel)": 3.1}: every column whose name begins with ×."""
    found = {}
    for table in tables:
        for place, column in enumerate(table.columns):
            for row in table.rows if column.startswith("×") else []:
                named = f"{table.title}: {row[0]}" if row[0].isdecimal() else row[0]
                found[f"{named} ({column})" if column != "×" else named] = float(row[place])
    return found


def draw(tables: list[Table], folder: Path) -> list[Path]:
    """Write a PNG of the ratios, and the tables' own pictures; which files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    if found := ratios(tables):
        written.append(folder / "times-faster.png")
        _bars(found, written[-1])
    for table in tables:
        for name, picture in table.pictures.items():
            written.append(folder / f"{name}.png")
            written[-1].write_bytes(picture.png)
    return written


def _bars(found: dict[str, float], file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 0.7 + 0.32 * len(found)), layout="constrained")
    axes = figure.subplots()
    names = list(found)[::-1]
    drawn = axes.barh(names, [found[name] for name in names], color="#0072B2")
    axes.bar_label(drawn, fmt="%.1f×", padding=3)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter("{x:g}")
    axes.axvline(1, color="#222222", linewidth=1)
    axes.set_xlabel("times faster than the other library, CPU time, one run")
    axes.spines[["top", "right"]].set_visible(False)
    axes.margins(x=0.15)
    figure.savefig(file, dpi=110)
