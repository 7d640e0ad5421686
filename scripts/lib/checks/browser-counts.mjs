/** What a run in the browser comes to. A test that passes only when it is repeated has failed: a defect of test or product, to be found out. */
export function browserCounts({ stats, errors, suites }) {
  const failures = [
    ...suites.flatMap((suite) => named(suite, 'unexpected', '')),
    ...suites.flatMap((suite) => named(suite, 'flaky', ' passed only when it was repeated')),
    ...errors.map(({ message }) => message.split('\n')[0]),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures };
}

const named = ({ file, specs = [], suites = [] }, wanted, what) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => `${file}: ${title}${what}`),
  ...suites.flatMap((suite) => named(suite, wanted, what)),
];
