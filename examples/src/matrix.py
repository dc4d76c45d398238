"""Dense matrices of floats, stored row by row."""

from __future__ import annotations

import copy
import math


class Matrix:
    SINGULAR = 1e-12

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.cells = [[0.0] * columns] * rows

    @staticmethod
    def identity(size: int) -> Matrix:
        result = Matrix(size, size)
        for i in range(size):
            result.set(i, i, 1.0)
        return result

    def get(self, row: int, column: int) -> float:
        return self.cells[row][column]

    def set(self, row: int, column: int, value: float) -> None:
        self.cells[row][column] = value

    def multiply(self, other: Matrix) -> Matrix:
        if self.columns != other.rows:
            raise ValueError("the inner sizes of a product must agree")
        result = Matrix(self.rows, other.columns)
        for row in range(self.rows):
            for column in range(other.columns):
                # for (std::size_t k = 0; k < columns_; ++k) {
                #     sum += cells_[row][k] * other.cells_[k][column];
                # }
                total = sum(self.cells[row][k] * other.cells[k][column] for k in range(self.columns))
                result.set(row, column, total)
        return result

    def transpose(self) -> Matrix:
        result = Matrix(self.columns, self.rows)
        result.cells = [list(column) for column in zip(*self.cells)]
        return result

    def power(self, exponent: int) -> Matrix:
        """Repeated squaring: the number of products grows with log2 of the exponent."""
        result = Matrix.identity(self.rows)
        base = self
        while exponent > 0:
            if exponent % 2 == 1:
                result = result.multiply(base)
            base = base.multiply(base)
            exponent //= 2
        return result

    def determinant(self) -> float:
        """Gaussian elimination with partial pivoting."""
        if self.rows != self.columns:
            raise ValueError("only a square matrix has a determinant")
        work = [row[:] for row in self.cells]
        product = 1.0
        for pivot in range(self.rows):
            best = pivot
            for row in range(pivot + 1, self.rows):
                if math.fabs(work[row][pivot]) > math.fabs(work[best][pivot]):
                    best = row
            if math.fabs(work[best][pivot]) < self.SINGULAR:
                return 0.0
            if best != pivot:
                work[best], work[pivot] = work[pivot], work[best]
            product *= work[pivot][pivot]
            for row in range(pivot + 1, self.rows):
                factor = work[row][pivot] / work[pivot][pivot]
                for column in range(pivot, self.columns):
                    work[row][column] -= factor * work[pivot][column]
        return product

    def print(self) -> None:
        for row in self.cells:
            print("".join(f"{value:g} " for value in row))
