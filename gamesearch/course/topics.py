"""Where each topic is treated: `notebooks/topics.csv` (id, topic, notebook, heading), an index."""

from __future__ import annotations

from itertools import groupby

from gamesearch.course.folder import Course
from gamesearch.course.notebook import Finding
from gamesearch.course.places import astray, link, table

TABLE = "topics.csv"


def topics(course: Course) -> list[tuple[str, str, str]]:
    """The rows of the table: topic, notebook, heading."""
    return [(row["topic"], row["notebook"], row["heading"]) for row in table(course, TABLE)]


def missing_topics(course: Course) -> list[Finding]:
    """The rows whose notebook or heading is not there."""
    return list(astray(course, TABLE, "topic"))


def by_letter(entries: list[tuple[str, str, str]]) -> str:
    """An index as at the end of a book: a heading per letter, a line per term with all its places.

    >>> print(by_letter([("window", "02_pruning", "Safe"), ("window", "03_order", "Ply")]))
    ### W
    <BLANKLINE>
    - window: [02 pruning, Safe](02_pruning.ipynb#Safe); [03 order, Ply](03_order.ipynb#Ply)
    """
    places: dict[str, list[str]] = {}
    for term, stem, heading in sorted(entries, key=lambda entry: (entry[0].casefold(), entry[1])):
        links = places.setdefault(term, [])
        if (place := link(stem, heading)) not in links:
            links.append(place)
    letters = [
        f"### {letter}\n\n" + "\n".join(f"- {term}: {'; '.join(places[term])}" for term in terms)
        for letter, terms in groupby(places, key=lambda term: term[0].upper())
    ]
    return "\n\n".join(letters)
