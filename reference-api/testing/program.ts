/** Where the API is built to for tests that start it, seen from the project. */
export const PROGRAM = 'dist/tests/reference-api.mjs';
