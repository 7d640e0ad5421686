/** What a run in the browser comes to. A test that passes only when it is repeated is named and has failed: a defect of test or product, to be found out. */
export function browserCounts({ stats, errors, suites }) {
  const repeated = suites.flatMap((suite) => flakyIn(suite));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, repeated };
}

const flakyIn = ({ file, specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => flakyIn(suite)),
];
