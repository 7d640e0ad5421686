/** What the console and the API run on (`engines` in package.json); the tests need what Vite, under Vitest, asks for. */
const TO_RUN = { oldest: [[20, 9]], sentence: 'This needs Node 20.9 or newer' };
const TO_TEST = {
  oldest: [
    [20, 19],
    [22, 12],
  ],
  sentence: 'The tests need Node 20.19 or newer of line 20, or 22.12 or newer',
};

/** Ends the process with one sentence when Node is older than the project, or with `forTests` its tests, can run on. */
export function requireNode({ forTests = false } = {}) {
  const { oldest, sentence } = forTests ? TO_TEST : TO_RUN;
  if (isEnough(process.versions.node, oldest)) return;
  console.error(`${sentence}; this is Node ${process.versions.node}. Install a newer Node and try again.`);
  process.exit(1);
}

/** Whether a version is as new as the oldest of its own line, or of a line after all of them. */
function isEnough(version, oldest) {
  const [major, minor] = version.split('.').map(Number);
  const own = oldest.find((each) => each[0] === major);
  return own ? minor >= own[1] : major > oldest[oldest.length - 1][0];
}
