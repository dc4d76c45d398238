#include <iostream>
#include <string>
using namespace std;
int main() {
  int n;
  string s;
  cin >> n;
  getline(cin, s);  //! rest-of-line
  cout << n << " " << s << endl;
}
