// Dense matrices of doubles, stored row by row.

#include <cmath>
#include <cstddef>
#include <iostream>
#include <stdexcept>
#include <utility>
#include <vector>

class Matrix {
public:
    static constexpr double kSingular = 1e-12;

    Matrix(std::size_t rows, std::size_t columns)
        : rows_(rows), columns_(columns), cells_(rows, std::vector<double>(columns, 0.0)) {}

    static Matrix identity(std::size_t size) {
        Matrix result(size, size);
        for (std::size_t i = 0; i < size; ++i) {
            result.set(i, i, 1.0);
        }
        return result;
    }

    double get(std::size_t row, std::size_t column) const { return cells_.at(row).at(column); }

    void set(std::size_t row, std::size_t column, double value) { cells_.at(row).at(column) = value; }

    Matrix multiply(const Matrix& other) const {
        if (columns_ != other.rows_) {
            throw std::invalid_argument("the inner sizes of a product must agree");
        }
        Matrix result(rows_, other.columns_);
        for (std::size_t row = 0; row < rows_; ++row) {
            for (std::size_t column = 0; column < other.columns_; ++column) {
                double sum = 0.0;
                for (std::size_t k = 0; k < columns_; ++k) {
                    sum += cells_[row][k] * other.cells_[k][column];
                }
                result.set(row, column, sum);
            }
        }
        return result;
    }

    Matrix transpose() const {
        Matrix result(columns_, rows_);
        for (std::size_t row = 0; row < rows_; ++row) {
            for (std::size_t column = 0; column < columns_; ++column) {
                result.set(column, row, cells_[row][column]);
            }
        }
        return result;
    }

    // Repeated squaring: the number of products grows with log2 of the exponent.
    Matrix power(unsigned exponent) const {
        Matrix result = identity(rows_);
        Matrix base = *this;
        while (exponent > 0) {
            if (exponent % 2 == 1) {
                result = result.multiply(base);
            }
            base = base.multiply(base);
            exponent /= 2;
        }
        return result;
    }

    // Gaussian elimination with partial pivoting.
    double determinant() const {
        if (rows_ != columns_) {
            throw std::invalid_argument("only a square matrix has a determinant");
        }
        std::vector<std::vector<double>> work = cells_;
        double product = 1.0;
        for (std::size_t pivot = 0; pivot < rows_; ++pivot) {
            std::size_t best = pivot;
            for (std::size_t row = pivot + 1; row < rows_; ++row) {
                if (std::fabs(work[row][pivot]) > std::fabs(work[best][pivot])) {
                    best = row;
                }
            }
            if (std::fabs(work[best][pivot]) < kSingular) {
                return 0.0;
            }
            if (best != pivot) {
                std::swap(work[best], work[pivot]);
                product = -product;
            }
            product *= work[pivot][pivot];
            for (std::size_t row = pivot + 1; row < rows_; ++row) {
                double factor = work[row][pivot] / work[pivot][pivot];
                for (std::size_t column = pivot; column < columns_; ++column) {
                    work[row][column] -= factor * work[pivot][column];
                }
            }
        }
        return product;
    }

    void print() const {
        for (const auto& row : cells_) {
            for (double value : row) {
                std::cout << value << ' ';
            }
            std::cout << '\n';
        }
    }

private:
    std::size_t rows_;
    std::size_t columns_;
    std::vector<std::vector<double>> cells_;
};
