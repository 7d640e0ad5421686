/**
 * The rows of the threat table (security.md 3) that the session and the proxy can meet; each has a test named after it. The
 * others belong to whoever draws pages, takes uploads or embeds a map: 43, 49-51, 74, 75, 79-81, 87-91, 93.
 */
export const rows: readonly number[] = [
  1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 34, 35, 36, 37, 39, 40, 41, 42,
  45, 46, 48, 52, 53, 54, 56, 57, 59, 60, 61, 62, 63, 64, 65, 67, 68, 69, 70, 71, 73, 76, 78, 83, 84, 85, 86, 92, 94, 95, 97, 98, 99, 101,
  102, 103, 104, 105,
];
