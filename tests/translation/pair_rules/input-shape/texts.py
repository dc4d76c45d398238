for _ in range(int(input())):
    print(len(input().strip()))
