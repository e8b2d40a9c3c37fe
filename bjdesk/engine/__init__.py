"""What blackjack is: pure rules, no Qt, no clock, no chance, no files."""
