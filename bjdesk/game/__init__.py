"""What the program does and keeps: the table, the money, the shoes, the records, the file. No Qt."""
