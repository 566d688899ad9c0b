"""What a source must fulfil before it is run: rules of cells, lessons and exercises."""
