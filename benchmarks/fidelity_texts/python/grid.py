from collections import deque

h, w = map(int, input().split())
rows = [input() for _ in range(h)]
dist = [[-1] * w for _ in range(h)]
queue = deque([(0, 0)])
dist[0][0] = 0
while queue:
    i, j = queue.popleft()
    for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        a, b = i + di, j + dj
        if 0 <= a < h and 0 <= b < w and rows[a][b] != "#" and dist[a][b] < 0:
            dist[a][b] = dist[i][j] + 1
            queue.append((a, b))
print(dist[-1][-1])
print("\n".join(" ".join(f"{x:2d}" for x in row) for row in dist))
print(sum(x >= 0 for row in dist for x in row) / (h * w))
