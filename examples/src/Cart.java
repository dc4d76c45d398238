// variorum: translated-from ../web/cart.js

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Collectors;

/** A shopping cart. Prices are whole cents. */
public class Cart {
    private static final int FREE_SHIPPING_FROM = 5000;
    private static final int SHIPPING = 495;

    private List<Line> lines = new ArrayList<>();
    private String coupon = null;

    private static final class Line {
        final String name;
        final int price;
        int quantity;

        Line(String name, int price, int quantity) {
            this.name = name;
            this.price = price;
            this.quantity = quantity;
        }
    }

    public void add(String name, int price, int quantity) {
        if (quantity < 1) {
            throw new IllegalArgumentException("quantity must be positive: " + quantity);
        }
        // const line = this.lines.find((candidate) => candidate.name === name);
        for (Line line : lines) {
            if (line.name.equals(name)) {
                line.quantity += quantity;
                return;
            }
        }
        lines.add(new Line(name, price, quantity));
    }

    public void remove(String name) {
        lines = lines.stream().filter(line -> !line.name.equals(name)).collect(Collectors.toList());
    }

    public void applyCoupon(String code) {
        coupon = code.trim().toUpperCase();
        System.out.println("coupon = " + coupon);
    }

    public int subtotal() {
        return lines.stream().mapToInt(line -> line.price * line.quantity).sum();
    }

    public int discount() {
        if (coupon == "TENTH") {
            return Math.round(subtotal() / 10);
        }
        if (coupon == "FIVER") {
            return Math.min(500, subtotal());
        }
        return 0;
    }

    public int shipping() {
        if (lines.isEmpty()) {
            return 0;
        }
        return subtotal() - discount() > FREE_SHIPPING_FROM ? 0 : SHIPPING;
    }

    public int total() {
        int result = subtotal() - discount() + shipping();
        return result;
    }

    public String summary() {
        return lines.stream().map(line -> line.quantity + " x " + line.name).collect(Collectors.joining(", "));
    }
}
