"""Forty words a slide: what stays, and that nothing is lost."""

from __future__ import annotations

from gamesearch.course.slides.wording import (
    leaner,
    paragraphs,
    portions,
    sentences,
    short,
    word_count,
)

LONG = "The first says it. The second says why. The third is a remark."


def test_a_sentence_ends_after_the_marks_that_close_it():
    assert sentences("**Claim.** Let it be. *Equal* is enough.") == [
        "**Claim.**",
        "Let it be.",
        "*Equal* is enough.",
    ]


def test_short_texts_stay_whole():
    assert short([LONG], 40) == ([LONG], [])


def test_first_sentences_stay_before_second_ones_and_nothing_is_lost():
    kept, cut = short([LONG, LONG], 10)
    assert kept == ["The first says it.", "The first says it."]
    assert sum(map(word_count, kept + cut)) == 2 * word_count(LONG)


def test_one_sentence_stays_however_long_it_is():
    assert short(["word " * 60 + "end."], 40)[0] == [" ".join(["word"] * 60) + " end."]


def test_no_item_of_a_list_is_dropped_for_the_words_around_it():
    items = "- one two\n- three four\n- five six"
    kept, cut = short([LONG, items, LONG], 8)
    assert items in kept
    assert items not in cut


def test_a_question_in_a_list_keeps_what_leads_to_it():
    asked = "1. Two players have one rating. What can you say? Think of pairs.\n2. Why? Say it."
    kept, cut = leaner(asked, 5)
    assert kept == "1. Two players have one rating. What can you say?\n2. Why?"
    assert len(cut) == 2


def test_a_long_list_is_shared_out_evenly_in_order():
    items = "\n".join(f"- item {n} has six words here" for n in range(10))
    parts = portions(items, 30)
    assert "\n".join(parts) == items
    assert len(parts) == 2
    assert max(map(word_count, parts)) <= 30 + 6


def test_formulas_and_listings_are_pieces_of_their_own():
    assert paragraphs("One.\n$$x$$\nTwo.") == ["One.", "$$x$$", "Two."]


def test_a_name_in_bold_stays_with_what_it_names_and_a_colon_with_its_list():
    named = "**A theorem.** One of three is true, whatever the game and whoever plays it:"
    kept, cut = short([named, "- a win\n- a loss\n- a draw", LONG], 8)
    assert kept == [named, "- a win\n- a loss\n- a draw"]
    assert cut == [LONG]
