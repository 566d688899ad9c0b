"""Trees, and searches on them.

A picture is made in this order; each step is a function of the one before:

  plan, plan_of        which nodes there are
  layout, geometry     where they go
  meaning, scene       what is to be seen at a moment; words: the same as a sentence
  attributes           the look of each part
  painter, compact     the figure, and the small SVG for a browser
  draw_tree            all of that for one tree; frames: its moments, to be stepped through

`payoffs`, `hidden`, `phases` draw trees with it. `graphs` and `growth` draw what is
no such tree.
"""
