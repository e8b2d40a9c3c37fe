"""STATISTICS: pictures of what the records say, each with its table. The only rooms of the ui that load pyqtgraph."""
