"""What a program reads is learned from how it fails, and inputs are shrunk so that counts still agree."""

from __future__ import annotations

from variorum.differential.input_shrinking import smaller_inputs
from variorum.differential.interpreted_pair import compare_sources
from variorum.languages import language_named

EDGES = """
n, m = map(int, input().split())
degree = [0] * n
for _ in range(m):
    x, y = map(int, input().split())
    degree[x - 1] += 1
    degree[y - 1] += 1
print({}(degree))
"""
JAVA_EDGES = """
import java.util.Scanner;
class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt(), most = 0;
        int[] degree = new int[n];
        for (int i = 0; i < m; i++) {
            degree[in.nextInt() - 1]++;
            degree[in.nextInt() - 1]++;
        }
        for (int d : degree) { most = Math.max(most, d); }
        System.out.println(most);
    }
}
"""


def test_pairs_of_numbers_up_to_the_first_are_found() -> None:
    python, java = language_named("python"), language_named("java")
    verdict = compare_sources(EDGES.format("max"), python, JAVA_EDGES, java)
    assert verdict.agreement == 1.0
    assert compare_sources(EDGES.format("sum"), python, JAVA_EDGES, java).warning is not None


def test_lists_shrink_with_the_number_before_them() -> None:
    assert "2\n5 6\n" in list(smaller_inputs("3\n5 6 7\n"))


def test_lines_shrink_with_the_number_before_them() -> None:
    assert "1\n5 6\n" in list(smaller_inputs("2\n5 6\n7 8\n"))
