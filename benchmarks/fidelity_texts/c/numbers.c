#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int quotient(int a, int b) { return b == 0 ? 0 : a / b; }
int remainder_of(int a, int b) { return b == 0 ? -1 : a % b; }
unsigned wrapped(unsigned a, unsigned b) { return a - b; }
unsigned char narrow(int a) { return (unsigned char) (a * 37); }
signed char narrow_signed(int a) { return (signed char) (a * 37); }
short shortened(int a) { return (short) (a * 4099); }
long long widened(int a) { return (long long) a * 3000000000LL; }
int bits(int a) { return (a & 12) | (a ^ 5) | (a << 2); }
int inverted(int a) { return ~a; }
unsigned shifted(unsigned a) { return a >> 1; }
int halves(int a) { return a >> 1; }
int mixed(int a) { unsigned b = 5; return a < b; }
int characters(char c) { return c - 'a'; }
char next_letter(char c) { return isalpha((unsigned char) c) ? c + 1 : c; }
int truth(int a) { return !a + !!a * 2; }
int comma(int a) { int b = (a++, a * 2); return b; }
int ternaries(int a) { return a > 10 ? 2 : a > 5 ? 1 : 0; }
double halved(int a) { return a / 2 + a / 2.0; }
float single(float x) { return x * 1.1f; }
int truncated(double x) { return (int) x; }
double rooted(double x) { return sqrt(fabs(x)) + pow(x, 2) + floor(x) + ceil(x) + fmod(x, 3); }
long rounded(double x) { return lround(x) + (long) round(x); }
int smaller(int a, int b) { return a < b ? a : b; }

int gcd(int a, int b) {
  while (b != 0) {
    int t = a % b;
    a = b;
    b = t;
  }
  return a;
}

unsigned long long factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }

bool is_prime(int n) {
  if (n < 2) return false;
  for (int i = 2; i * i <= n; i++)
    if (n % i == 0) return false;
  return true;
}

int digit_sum(int n) {
  int sum = 0;
  do {
    sum += n % 10;
    n /= 10;
  } while (n);
  return sum;
}

int reversed(int n) {
  int out = 0;
  for (; n > 0; n /= 10) out = out * 10 + n % 10;
  return out;
}

int collatz(int n) {
  int steps = 0;
  while (n > 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
  }
  return steps;
}

int ones(unsigned n) {
  int count = 0;
  while (n) {
    n &= n - 1;
    count++;
  }
  return count;
}

int power(int b, int e) {
  int r = 1;
  b %= 7;
  while (e-- > 0) r = r * b % 1009;
  return r;
}

int sum(const int *a, int n) {
  int total = 0;
  for (int i = 0; i < n; i++) total += a[i];
  return total;
}

int largest(int *a, int n) {
  int best = INT_MIN;
  for (int *p = a; p < a + n; p++)
    if (*p > best) best = *p;
  return best;
}

int inversions(int a[], int n) {
  int count = 0;
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (a[i] > a[j]) count++;
  return count;
}

double average(double *x, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) total += x[i];
  return n ? total / n : 0;
}

static void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}

int swapped(int a, int b) {
  swap(&a, &b);
  return a * 1000 + b;
}

int bubble(int *a, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 1 < n - i; j++)
      if (a[j] > a[j + 1]) swap(&a[j], &a[j + 1]);
  int h = 0;
  for (int i = 0; i < n; i++) h = h * 31 + a[i] % 100;
  return h % 1000003;
}

static int by_value(const void *a, const void *b) { return *(const int *) a - *(const int *) b; }

int median(int *a, int n) {
  if (n == 0) return -1;
  qsort(a, n, sizeof(int), by_value);
  return a[n / 2];
}

int binary_search(int *a, int n, int x) {
  int low = 0, high = n - 1;
  while (low <= high) {
    int middle = low + (high - low) / 2;
    if (a[middle] == x) return middle;
    if (a[middle] < x) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

int sieve(int n) {
  bool marked[1001];
  memset(marked, 0, sizeof(marked));
  int count = 0;
  for (int i = 2; i <= n && i <= 1000; i++) {
    if (marked[i]) continue;
    count++;
    for (int j = i * 2; j <= 1000; j += i) marked[j] = true;
  }
  return count;
}

int matrix(int n) {
  int m[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  int trace = 0;
  for (int i = 0; i < 3; i++) trace += m[i][i] * n + m[i][2 - i];
  return trace;
}

int table(int n) {
  static const int days[] = {31, 28, 31, 30};
  return days[(n % 4 + 4) % 4] + (int) (sizeof(days) / sizeof(days[0]));
}

typedef struct {
  int x, y;
} point;

static point moved(point p, int by) {
  p.x += by;
  return p;
}

int structs(int n) {
  point p = {n, 2};
  point q = moved(p, 5);
  point *r = &p;
  r->y = 9;
  return p.x * 100 + p.y * 10 + (q.x - p.x) + q.y;
}

typedef struct node {
  int value;
  struct node *next;
} node;

int linked(int n) {
  node *head = NULL;
  for (int i = 0; i < n % 20; i++) {
    node *made = malloc(sizeof(node));
    made->value = i * i;
    made->next = head;
    head = made;
  }
  int total = 0, weight = 1;
  for (node *each = head; each != NULL; each = each->next) total += each->value * weight++;
  while (head) {
    node *next = head->next;
    free(head);
    head = next;
  }
  return total;
}

int dynamic(int n) {
  int size = n % 30 + 2;
  int *f = calloc(size, sizeof(int));
  f[1] = 1;
  for (int i = 2; i < size; i++) f[i] = (f[i - 1] + f[i - 2]) % 10007;
  int result = f[size - 1];
  free(f);
  return result;
}

enum colour { RED, GREEN = 5, BLUE };

int switched(int n) {
  switch (n % 4) {
    case 0: return RED;
    case 1: n += GREEN;
    case 2: n += BLUE; break;
    default: n = -1;
  }
  return n;
}

static int apply(int (*f)(int, int), int a, int b) { return f(a, b); }

int pointers_to_functions(int a, int b) { return apply(gcd, a, b) + apply(smaller, a, b); }

int jumps(int n) {
  int count = 0;
  for (int i = 0; i < n; i++) {
    if (i % 3 == 0) continue;
    if (i > 20) break;
    count += i;
  }
  return count;
}

#define SQUARE(x) ((x) * (x))
#define LIMIT 12

int macros(int n) { return SQUARE(n % 50 + 1) + LIMIT; }

uint8_t rotate(uint8_t x, int by) { return (uint8_t) ((x << (by & 7)) | (x >> ((8 - (by & 7)) & 7))); }
uint32_t hash(uint32_t x) { x ^= x << 13; x ^= x >> 17; x ^= x << 5; return x; }
int64_t wide(int64_t a, int64_t b) { return a * b + (a << 20); }
int absolute(int a) { return abs(a) + (int) labs(-3L); }
