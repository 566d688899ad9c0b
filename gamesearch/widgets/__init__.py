"""What a reader moves: sliders, boards, predictions. Each works without a kernel where it can."""
