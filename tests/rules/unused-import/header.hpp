#ifndef SHOP_NAMES_HPP
#define SHOP_NAMES_HPP

#include <string>

using std::string;

#endif
