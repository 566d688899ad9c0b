"""Questions that several lessons ask in the same words, each about cases of its own."""

LAST_CHILD = (
    "On [7, 4, 5] it reads all three leaves and gives back the last. What does it give back: the "
    "best value of the loop, or the one that came last?"
)

THE_MOST = "Is there a value that is the most a game can be worth?"
SAME_PILE = (
    "Here the same pile comes again, by other moves. If your search remembers a pile that it has "
    "left early: is that the value, or only a bound? If it does not: whose turn is it there?"
)

# Of a state below the root.
IN_ANOTHER_TREE = (
    "That is what the state (1,) is worth in another tree, which was asked about before. What does "
    "your function keep from one call to the next?"
)
OVER_HERE = (
    "Here the game is over in the very state that is asked about. What is such a state worth, and "
    "does your function ask whether the game is over before it looks for moves?"
)
WHERE_IT_STARTS = (
    "At the root of other trees it is right. From which state does your function start here, and "
    "of which state does it ask whose turn it is?"
)
