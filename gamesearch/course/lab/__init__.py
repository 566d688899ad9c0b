"""Opening the course in JupyterLab, and what a notebook keeps when it is saved there."""
