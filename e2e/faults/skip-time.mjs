// Loaded into the console under test: what it remembers for so many seconds is old as soon as it is told so, and no test has to wait.
const SKIPPED_MS = 16_000;
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += SKIPPED_MS;
});
