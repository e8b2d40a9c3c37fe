"""What is seen and pressed: Qt Widgets, the felt, and every visible word."""
