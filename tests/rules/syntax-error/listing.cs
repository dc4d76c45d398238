01	#include <stdio.h>  //! syntax-error (information): most of this file does not parse: it may not be C#
02
03	char *program;
04	long start_time;
05
06	void parse(int count, char **names);
07	void usage(int status);
08	FILE *open_remark(char *filename);
09	FILE *open_build(char *filename);
10	FILE *open_program(char *filename);
