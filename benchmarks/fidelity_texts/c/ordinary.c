#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdbool.h>

static char out[2000];
char *number_texts(int n, double x) { sprintf(out, "%5d|%-5d|%05d|%+d|%x|%X|%o|%c|%.2f|%8.3f|%e|%g|%G|%5.1f|%%|%i|%u|% d|%#x|%.3d|%*d|%-8.2f|%ld|%g|%g", n, n, n, n, n & 255, n & 255, n & 255, 'a' + (n & 7), x, x, x, x, x * 1e10, x, n, n & 15, n, n & 255, n, 6, n, x, (long)n * 1000000, 100000.0, 1e-5); return out; }
char *text_formats(char *s, int n) { snprintf(out, 40, "%s|%8s|%-8s|%.2s|%8.3s|%c%c", s, s, s, s, s, s[0] ? s[0] : '?', 'z'); sprintf(out + strlen(out), "[%d]", n); return out; }
int division(int a, int b) { return b ? a / b * 1000 + a % b + (-a) / b * 7 + (-a) % b : -1; }
int rounded(double x) { return (int)x + (int)round(x) * 10 + (int)floor(-x) * 100 + (int)ceil(x) + (int)-x + (int)lround(x); }
long long overflow(int n) { unsigned u = n; u -= 5; signed char c = (signed char)(n * 50); unsigned char uc = n * 50; short s = (short)(n * 5000); uint64_t big = (uint64_t)n * 0x9E3779B97F4A7C15ULL; return (long long)u + c + uc + s + (long long)(big >> 40) + (uint16_t)(n - 3) + (int8_t)200; }
unsigned mixed(int n) { unsigned u = 3; return (n < (int)u) + 2 * (n - 5 < 0) + 4 * ((unsigned)n - 10 > 5) + 8 * (sizeof(int) == 4) + (u - 4 > 0) * 16; }
unsigned hash(char *s) { unsigned h = 2166136261u; while (*s) { h ^= (unsigned char)*s++; h *= 16777619u; } return h; }
int bits(int n) { int c = 0; unsigned u = (unsigned)n; while (u) { u &= u - 1; c++; } return c + (n << 3) + (n >> 1) + (n & 0xff) + (n | 8) + (n ^ 5) + ~n + (1 << 4) + !n + !!n; }
char *reversed(char *s) { int n = strlen(s); strcpy(out, s); for (int i = 0, j = n - 1; i < j; i++, j--) { char t = out[i]; out[i] = out[j]; out[j] = t; } return out; }
char *cased(char *s) { char *p = out; for (; *s; s++) *p++ = isupper(*s) ? tolower(*s) : isalpha(*s) ? toupper(*s) : isdigit(*s) ? '0' + ('9' - *s) : isspace(*s) ? '_' : *s; *p = 0; return out; }
char *joined(char *s, char *t) { out[0] = '\0'; strcat(out, s); strncat(out, t, 3); char b[10] = "xy"; strncpy(b + 2, s, 4); b[6] = 0; strcat(out, b); memmove(out + 1, out, strlen(out) + 1); out[0] = '<'; return out; }
int compared(char *s, char *t) { int c = strcmp(s, t); return (c > 0) - (c < 0) + 10 * (strncmp(s, t, 2) == 0) + 100 * (strchr(s, 'a') ? (int)(strchr(s, 'a') - s) : -1) + 1000 * (strstr(s, "ab") != NULL); }
int tokens(char *s) { char b[100]; strcpy(b, s); int n = 0, len = 0; for (char *p = strtok(b, " a"); p; p = strtok(NULL, " a")) { n++; len += strlen(p) * n; } return n * 1000 + len; }
int parsed(char *s) { char *end; long v = strtol(s, &end, 10); int a = 0, b = 0; int k = sscanf(s, "%d %d", &a, &b); return atoi(s) + (int)v * 2 + (int)(end - s) * 1000 + k * 10000 + a + b + (int)strtol("ff", NULL, 16) + (int)(atof("2.5") * 2); }
static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int by_digit(const void *a, const void *b) { int x = *(int *)a % 10, y = *(int *)b % 10; return x != y ? y - x : ascending(a, b); }
int sorted(int *xs, int n) { int *ys = malloc((n + 1) * sizeof *ys); memcpy(ys, xs, n * sizeof(int)); qsort(ys, n, sizeof(int), ascending); int h = 0; for (int i = 0; i < n; i++) h = h * 7 + ys[i]; qsort(ys, n, sizeof ys[0], by_digit); for (int i = 0; i < n; i++) h = h * 3 + ys[i]; free(ys); return h; }
int searched(int *xs, int n, int key) { int lo = 0, hi = n - 1; while (lo <= hi) { int mid = lo + (hi - lo) / 2; if (xs[mid] == key) return mid; else if (xs[mid] < key) lo = mid + 1; else hi = mid - 1; } return -(lo + 1); }
typedef struct node { int value; struct node *next; } Node;
int listed(int *xs, int n) { Node *head = NULL; for (int i = 0; i < n; i++) { Node *e = calloc(1, sizeof(Node)); e->value = xs[i]; e->next = head; head = e; } Node *prev = NULL; while (head) { Node *next = head->next; head->next = prev; prev = head; head = next; } int h = 1; for (Node *p = prev; p != NULL; p = p->next) h = h * 31 + p->value; return h; }
typedef struct { int x, y; double w[2]; char name[8]; } Point;
int structs(int n) { Point p = {n, 2, {1.5}, "abc"}, q = p, *r = &q; q.x += 5; r->w[1] = n; (*r).name[0] = 'z'; Point ps[3] = {[1] = {.x = 7, .y = n}}; return p.x + q.x * 10 + (int)(p.w[1] + q.w[1]) + p.name[0] + q.name[0] + ps[0].x + ps[1].y + (int)sizeof(int) + (int)(&ps[2] - ps); }
union both { int32_t i; unsigned char b[4]; };
enum level { LOW = 1, MID, HIGH = 10, TOP };
int enums(int n) { enum level l = n > 5 ? HIGH : MID; int r = 0; switch (l) { case LOW: r = 1; case MID: r += 2; case HIGH: r += 3; break; default: r = 9; } return r * 100 + l + TOP; }
int switches(int n) { int r = 0; switch (n % 5) { case 0: r += 1; case 1: case 2: r += 10; break; case -1: r = -7; break; default: r = 99; } return r; }
int pointers(int *xs, int n) { int *p = xs, *end = xs + n, t = 0; while (p < end) t += *p++ * 2; p = xs; if (n > 2) { *(p + 1) += 3; ++*p; t += p[1] - *p + (int)(end - p); int **pp = &p; (*pp)++; t += *p; } return t; }
static int apply(int (*f)(int, int), int a, int b) { return f(a, b); }
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
int functions(int n) { int (*table[])(int, int) = {add, sub}; return apply(add, n, 2) * 100 + apply(table[1], n, 5) + table[n & 1](3, 4); }
static int counter(void) { static int count = 0; return ++count; }
int statics(int n) { int a = counter(); for (int i = 0; i < n % 5; i++) counter(); return counter() - a; }
#define SQUARE(x) ((x) * (x))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define SIZE 4
int macros(int n) { int grid[SIZE][SIZE] = {{1, 2}, {3}}; for (int i = 0; i < SIZE; i++) grid[i][SIZE - 1 - i] += SQUARE(i + 1); int t = 0; for (int i = 0; i < SIZE; i++) for (int j = 0; j < SIZE; j++) t = t * 3 + grid[i][j]; return t + MAX(n, 3) * (int)(sizeof grid / sizeof grid[0]); }
int jumps(int n) { int i = 0, t = 0; while (++i < 5) t += i; do { t -= 2; if (t == 4) continue; if (t < n) break; } while (t > 0); for (;;) { if (t++ > 10) break; } return t * 10 + i; }
int expressions(int n) { int a = n, b = a++ + 2, c = (a += 3, a * 2); a ^= b; b <<= 2; c %= 7; int d = a > b ? a : b, e = a && b || !c; return a + b * 3 + c * 5 + d + e + (n == 3) + -n + +n + (char)(n + 250) + 'b' - 'a' + 010 + 0x1F; }
double floats(double x) { float f = (float)x / 3; return f + fabs(-x) + pow(x, 2) + sqrt(x * x) + fmod(x, 2) + fmod(-x, 2) + (int)x / 2 + 7 / 2 + 7 / 2.0 + fmax(x, 1) + trunc(-x) + hypot(3, 4) + 1e3 + (x > 2 ? 1 : 0.5); }
bool primes(int n) { bool *is = malloc(200); memset(is, 1, 200); for (int i = 2; i * i < 200; i++) if (is[i]) for (int j = i * i; j < 200; j += i) is[j] = false; bool r = is[(unsigned)n % 200]; free(is); return r; }
int grown(int n) { int cap = 1, len = 0, *xs = malloc(sizeof(int)); for (int i = 0; i < (n & 15); i++) { if (len == cap) xs = realloc(xs, (cap *= 2) * sizeof(int)); xs[len++] = i * i; } int t = cap; for (int i = len; i-- > 0;) t = t * 2 + xs[i]; free(xs); return t; }
char *copied(int n) { char *names[] = {"ab", "c", "def"}; char buf[3][10]; int k = ((n % 3) + 3) % 3; for (int i = 0; i < 3; i++) sprintf(buf[i], "%s%d", names[i], i * n); sprintf(out, "%s-%s", buf[k], names[2] + 1); return out; }
