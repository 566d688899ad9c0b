"""Pictures of trees, searches, boards and figures. Each is a pure function of what it draws."""
