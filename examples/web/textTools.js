'use strict';

// Helpers for the text on a page: titles, addresses, columns and word lists.

const ELLIPSIS = '...';

/** Turns a title into the last part of an address: "Tea & Toast" is "tea-toast". */
function slugify(title) {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug;
}

/** Shortens a text to at most `limit` characters, the dots included. */
function truncate(text, limit) {
  if (limit < ELLIPSIS.length) {
    throw new RangeError(`limit is too small: ${limit}`);
  }
  if (text.length <= limit) {
    return text;
  }
  return text.slice(0, limit - ELLIPSIS.length) + ELLIPSIS;
}

/** Breaks a text into lines of at most `width` characters, at spaces. */
function wrap(text, width) {
  const lines = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line && line.length + 1 + word.length > width) {
      console.log('flush', line);
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  if (line) {
    lines.push(line);
  }
  return lines;
}

/** How often each word occurs, in alphabetical order. */
function wordCounts(text) {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const total = words.length;
  const counts = new Map();
  for (const word of words.sort()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Whether the letters read the same from both ends. */
function isPalindrome(text) {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  let left = 0;
  let right = letters.length - 1;
  while (left < right) {
    if (letters[left] !== letters[right]) {
      return false;
    }
    left += 1;
    right -= 1;
  }
  return true;
}

module.exports = { slugify, truncate, wrap, wordCounts, isPalindrome };
