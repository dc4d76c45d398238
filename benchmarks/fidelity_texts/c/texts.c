#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int length(const char *s) { return strlen(s); }

int counted(const char *s, char c) {
  int n = 0;
  for (; *s; s++)
    if (*s == c) n++;
  return n;
}

int vowels(const char *s) {
  int n = 0;
  for (int i = 0; s[i] != '\0'; i++)
    if (strchr("aeiou", tolower((unsigned char) s[i]))) n++;
  return n;
}

char *reversed(char *s) {
  int n = strlen(s);
  for (int i = 0; i < n / 2; i++) {
    char t = s[i];
    s[i] = s[n - 1 - i];
    s[n - 1 - i] = t;
  }
  return s;
}

bool palindrome(const char *s) {
  size_t i = 0, j = strlen(s);
  while (i < j) {
    j--;
    if (s[i] != s[j]) return false;
    i++;
  }
  return true;
}

char *raised(const char *s) {
  char *out = malloc(strlen(s) + 1);
  int i;
  for (i = 0; s[i]; i++) out[i] = toupper((unsigned char) s[i]);
  out[i] = '\0';
  return out;
}

int number(const char *s) { return atoi(s); }
int compared(const char *a, const char *b) { int c = strcmp(a, b); return c < 0 ? -1 : c > 0; }
int compared_start(const char *a, const char *b) { return strncmp(a, b, 2) == 0; }

int position(const char *s, char c) {
  const char *found = strchr(s, c);
  return found ? (int) (found - s) : -1;
}

int last_position(const char *s, char c) {
  const char *found = strrchr(s, c);
  return found == NULL ? -1 : (int) (found - s);
}

int substring(const char *s, const char *t) {
  char *found = strstr(s, t);
  return found ? (int) (found - s) : -1;
}

char *joined(const char *a, const char *b) {
  char *out = malloc(strlen(a) + strlen(b) + 2);
  strcpy(out, a);
  strcat(out, "-");
  strcat(out, b);
  return out;
}

char *formatted(int n, double x, const char *s) {
  char *out = malloc(200);
  sprintf(out, "%d|%5d|%-5d|%05d|%x|%.2f|%8.3f|%s|%c|%%|%u|%e|%g", n, n, n, n, n < 0 ? -n : n, x, x, s, 'A' + (n % 26 + 26) % 26, 7u, x, x);
  return out;
}

int kinds(const char *s) {
  int n = 0;
  for (const char *p = s; *p; ++p) {
    unsigned char c = (unsigned char) *p;
    if (isdigit(c)) n += 1;
    else if (isupper(c)) n += 10;
    else if (islower(c)) n += 100;
    else if (isspace(c)) n += 1000;
    else if (ispunct(c)) n += 10000;
  }
  return n;
}

int letters(const char *s) {
  int counts[26] = {0};
  while (*s) {
    if (isalpha((unsigned char) *s)) counts[tolower((unsigned char) *s) - 'a']++;
    s++;
  }
  int best = 0;
  for (int i = 1; i < 26; i++)
    if (counts[i] > counts[best]) best = i;
  return best * 100 + counts[best];
}

bool balanced(const char *s) {
  char stack[64];
  int top = 0;
  for (int i = 0; s[i]; i++) {
    char c = s[i];
    if (c == '(' || c == '[' || c == '{') stack[top++] = c;
    else if (c == ')' || c == ']' || c == '}') {
      if (top == 0) return false;
      char open = stack[--top];
      if ((c == ')' && open != '(') || (c == ']' && open != '[') || (c == '}' && open != '{')) return false;
    }
  }
  return top == 0;
}

char *caesar(const char *s, int by) {
  char *out = calloc(strlen(s) + 1, 1);
  for (size_t i = 0; i < strlen(s); i++) {
    char c = s[i];
    if (c >= 'a' && c <= 'z') c = (c - 'a' + by % 26 + 26) % 26 + 'a';
    out[i] = c;
  }
  return out;
}

char *compressed(const char *s) {
  char *out = malloc(4 * strlen(s) + 1), *p = out;
  while (*s) {
    int n = 1;
    while (s[n] == *s) n++;
    p += sprintf(p, "%d%c", n, *s);
    s += n;
  }
  *p = '\0';
  return out;
}

int words(const char *s) {
  char copy[64];
  strncpy(copy, s, 63);
  copy[63] = 0;
  int n = 0;
  for (char *w = strtok(copy, " "); w != NULL; w = strtok(NULL, " ")) n++;
  return n;
}

long hexadecimal(const char *s) { return strtol(s, NULL, 16); }
double parsed(const char *s) { return atof(s); }
char at(const char *s, int i) { return i >= 0 && i < (int) strlen(s) ? s[i] : '?'; }
bool empty(const char *s) { return !*s; }

char *squeezed(char *s) {
  char *to = s;
  for (char *from = s; *from; from++)
    if (*from != ' ') *to++ = *from;
  *to = '\0';
  return s;
}
