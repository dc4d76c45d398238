import java.io.*;
import java.util.*;
public class Fast {
    static class FastReader {
        final private int BUFFER_SIZE = 1 << 16;
        private DataInputStream din; private byte[] buffer; private int bufferPointer, bytesRead;
        public FastReader() { din = new DataInputStream(System.in); buffer = new byte[BUFFER_SIZE]; bufferPointer = bytesRead = 0; }
        public int nextInt() throws IOException {
            int ret = 0; byte c = read(); while (c <= ' ') c = read();
            boolean neg = (c == '-'); if (neg) c = read();
            do { ret = ret * 10 + c - '0'; } while ((c = read()) >= '0' && c <= '9');
            return neg ? -ret : ret;
        }
        private void fillBuffer() throws IOException { bytesRead = din.read(buffer, bufferPointer = 0, BUFFER_SIZE); if (bytesRead == -1) buffer[0] = -1; }
        private byte read() throws IOException { if (bufferPointer == bytesRead) fillBuffer(); return buffer[bufferPointer++]; }
    }
    public static void main(String[] args) throws IOException {
        FastReader in = new FastReader();
        int n = in.nextInt(); long s = 0;
        for (int i = 0; i < n; i++) s += in.nextInt();
        System.out.println(s);
    }
}
