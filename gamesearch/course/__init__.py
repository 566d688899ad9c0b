"""Making the course: a folder for each thing that is done with it, from build to release.

Nothing in a lesson imports this package; it needs the notebook libraries, the lessons do not.
"""

import sys

# jsonschema, by which nbformat checks notebooks, begins with a grammar of web addresses in every
# alphabet if it finds one: a second of each command's start, for what no notebook holds.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
