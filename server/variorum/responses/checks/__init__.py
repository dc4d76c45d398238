"""The checks of response documents, one a file: what text alone shows about an answer or about its evaluation."""
