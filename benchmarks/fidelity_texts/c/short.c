#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int add(int a, int b) { return a + b; }
int difference(int a, int b) { return a > b ? a - b : b - a; }
int product(int a, int b) { return (a % 100) * (b % 100); }
int square(int a) { return (a % 1000) * (a % 1000); }
int sign(int a) { return (a > 0) - (a < 0); }
int is_even(int a) { return a % 2 == 0; }
int is_odd(int a) { return a & 1; }
int clamp(int a, int low, int high) { return a < low ? low : a > high ? high : a; }
int median_of_three(int a, int b, int c) { return a > b ? (b > c ? b : (a > c ? c : a)) : (a > c ? a : (b > c ? c : b)); }
int lowest_bit(int a) { return a & -a; }
bool is_power_of_two(unsigned a) { return a && !(a & (a - 1)); }
unsigned parity(unsigned a) { unsigned p = 0; while (a) { p ^= a & 1; a >>= 1; } return p; }
unsigned reverse_bits(unsigned a) { unsigned r = 0; for (int i = 0; i < 32; i++) { r = r << 1 | (a & 1); a >>= 1; } return r; }
uint16_t swap_bytes(uint16_t a) { return (uint16_t) (a << 8 | a >> 8); }
uint64_t mix(uint64_t a) { a ^= a >> 33; a *= 0xff51afd7ed558ccdULL; a ^= a >> 33; return a; }
int digits(int a) { int n = 1; while (a /= 10) n++; return n; }
int digit_product(int a) { int p = 1; if (a < 0) a = -a; while (a) { p *= a % 10; a /= 10; } return p; }
int is_palindrome_number(int a) { int r = 0, b = a; while (b > 0) { r = r * 10 + b % 10; b /= 10; } return r == a; }
int is_armstrong(int a) { int s = 0; for (int b = a; b > 0; b /= 10) { int d = b % 10; s += d * d * d; } return s == a; }
int triangular(int n) { int t = 0; for (int i = 1; i <= n; ++i) t += i; return t; }
int sum_of_squares(int n) { int t = 0; for (int i = 0; i < n % 50; ++i) t += i * i; return t; }
int fibonacci(int n) { if (n < 2) return n; int a = 0, b = 1; for (int i = 2; i <= n % 40; i++) { int c = a + b; a = b; b = c; } return b; }
int recursive_sum(int n) { return n <= 0 ? 0 : n + recursive_sum(n - 1); }
int ackermann(int m, int n) { m = (m % 3 + 3) % 3; n = (n % 3 + 3) % 3; if (m == 0) return n + 1; if (n == 0) return ackermann(m - 1, 1); return ackermann(m - 1, ackermann(m, n - 1) % 3); }
int count_divisors(int n) { int c = 0; for (int i = 1; i <= n; i++) if (n % i == 0) c++; return c; }
int is_perfect(int n) { int s = 0; for (int i = 1; i < n; i++) if (n % i == 0) s += i; return n > 0 && s == n; }
int largest_prime_factor(int n) { int f = 1; for (int i = 2; i <= n; i++) while (n % i == 0) { f = i; n /= i; } return f; }
int lcm(int a, int b) { if (a <= 0 || b <= 0) return 0; int m = a; while (m % b) m += a; return m; }
int integer_root(int n) { int r = 0; while ((r + 1) * (r + 1) <= n) r++; return r; }
int leap(int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }
int days_in_month(int m) { switch ((m % 12 + 12) % 12) { case 1: return 28; case 3: case 5: case 8: case 10: return 30; default: return 31; } }
int grade(int score) { if (score >= 90) return 'A'; else if (score >= 80) return 'B'; else if (score >= 70) return 'C'; return 'F'; }
double celsius(double f) { return (f - 32) * 5 / 9; }
double circle(double r) { return 3.14159 * r * r; }
double compound(double p, int n) { for (int i = 0; i < n % 20; i++) p *= 1.05; return p; }
double polynomial(double x) { return ((2 * x - 3) * x + 4) * x - 5; }
double newton(double x) { double g = 1; if (x < 0) x = -x; for (int i = 0; i < 20; i++) g = (g + x / g) / 2; return g; }
float averaged(float a, float b) { return (a + b) / 2; }
int to_cents(double x) { return (int) (x * 100 + 0.5); }
int sum_array(int *a, int n) { int t = 0; while (n-- > 0) t += *a++; return t; }
int smallest(int *a, int n) { if (n <= 0) return 0; int m = a[0]; for (int i = 1; i < n; i++) if (a[i] < m) m = a[i]; return m; }
int position_of(int *a, int n, int x) { for (int i = 0; i < n; i++) if (a[i] == x) return i; return -1; }
int count_even(const int *a, int n) { int c = 0; for (int i = 0; i < n; i++) c += a[i] % 2 == 0; return c; }
bool is_sorted(int *a, int n) { for (int i = 1; i < n; i++) if (a[i - 1] > a[i]) return false; return true; }
int second_largest(int *a, int n) { int x = -1000000, y = -1000000; for (int i = 0; i < n; i++) { if (a[i] > x) { y = x; x = a[i]; } else if (a[i] > y) y = a[i]; } return y; }
int reversed_hash(int *a, int n) { for (int i = 0; i < n / 2; i++) { int t = a[i]; a[i] = a[n - 1 - i]; a[n - 1 - i] = t; } int h = 7; for (int i = 0; i < n; i++) h = (h * 31 + a[i]) % 10007; return h; }
int largest_run(int *a, int n) { int best = 0, run = 0; for (int i = 0; i < n; i++) { run = i && a[i] > a[i - 1] ? run + 1 : 1; if (run > best) best = run; } return best; }
int best_sum(int *a, int n) { int best = 0, here = 0; for (int i = 0; i < n; i++) { here += a[i]; if (here < 0) here = 0; if (here > best) best = here; } return best; }
int insertion(int *a, int n) { for (int i = 1; i < n; i++) { int x = a[i], j = i - 1; while (j >= 0 && a[j] > x) { a[j + 1] = a[j]; j--; } a[j + 1] = x; } return n > 0 ? a[0] * 3 + a[n - 1] : 0; }
int selection(int *a, int n) { for (int i = 0; i < n; i++) { int m = i; for (int j = i; j < n; j++) if (a[j] < a[m]) m = j; int t = a[i]; a[i] = a[m]; a[m] = t; } return n > 1 ? a[1] : -1; }
int distinct(int *a, int n) { int c = 0; for (int i = 0; i < n; i++) { int seen = 0; for (int j = 0; j < i; j++) if (a[j] == a[i]) { seen = 1; break; } if (!seen) c++; } return c; }
int rotated(int *a, int n, int k) { if (n == 0) return 0; k = (k % n + n) % n; return a[k] * 10 + a[(k + n - 1) % n]; }
double dot(double *a, int n) { double t = 0; for (int i = 0; i < n; i++) t += a[i] * a[i]; return t; }
double highest(double *a, int n) { double m = -1e9; for (int i = 0; i < n; i++) m = a[i] > m ? a[i] : m; return m; }
int spaces(const char *s) { int n = 0; while (*s) n += *s++ == ' '; return n; }
int text_length(const char *s) { const char *p = s; while (*p) ++p; return p - s; }
int digits_of(const char *s) { int n = 0; for (; *s; ++s) if (*s >= '0' && *s <= '9') n = n * 10 + (*s - '0'); return n % 100003; }
int checksum(const char *s) { unsigned h = 5381; int c; while ((c = *s++)) h = h * 33 + c; return h % 1000; }
bool same(const char *a, const char *b) { while (*a && *a == *b) { a++; b++; } return *a == *b; }
bool starts(const char *s, const char *t) { return strncmp(s, t, strlen(t)) == 0; }
char first_repeated(const char *s) { for (int i = 0; s[i]; i++) for (int j = 0; j < i; j++) if (s[i] == s[j]) return s[i]; return '-'; }
char highest_letter(const char *s) { char best = ' '; for (int i = 0; s[i]; i++) if (s[i] > best) best = s[i]; return best; }
int words_of(const char *s) { int n = 0, in = 0; for (; *s; s++) { if (isspace((unsigned char) *s)) in = 0; else if (!in) { in = 1; n++; } } return n; }
int depth(const char *s) { int d = 0, m = 0; for (; *s; s++) { if (*s == '(') { if (++d > m) m = d; } else if (*s == ')') d--; } return m; }
int binary(const char *s) { int v = 0; while (*s == '0' || *s == '1') v = v * 2 + (*s++ - '0'); return v; }
char *upper_in_place(char *s) { for (char *p = s; *p; p++) *p = toupper((unsigned char) *p); return s; }
char *swapped_ends(char *s) { size_t n = strlen(s); if (n > 1) { char t = s[0]; s[0] = s[n - 1]; s[n - 1] = t; } return s; }
char *without_digits(char *s) { char *w = s; for (char *r = s; *r; r++) if (!isdigit((unsigned char) *r)) *w++ = *r; *w = 0; return s; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
int vowel(char c) { switch (tolower(c)) { case 'a': case 'e': case 'i': case 'o': case 'u': return 1; } return 0; }
int in_alphabet(char c) { return isalpha((unsigned char) c) ? tolower(c) - 'a' + 1 : 0; }
