const KIB = 1024;
const HEAP_GOAL_MB = 15;
const SHIFT_GOAL = 0.02;
const WARM_GOAL_MS = 90;
const FRAMES_GOAL = 55;
const OPENING_GOAL_MS = 250;
const ROWS_GOAL_MS = { 50: 90, 100: 130 };

/** The median of every number the visits have. */
export function median(visits) {
  const [first] = visits;
  const numbers = Object.keys(first).filter((name) => typeof first[name] === 'number');
  return Object.fromEntries(numbers.map((name) => [name, middle(visits.map((visit) => visit[name]))]));
}

function middle(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** One line a page: what came over the wire, what it cost the main thread, and each figure against its goal. */
export function printPages(measured) {
  const head = ['page', 'JS KiB', 'of goal', 'CSS', 'HTML', 'requests', 'CPU ms', 'of goal', 'script ms', 'CLS'];
  const rows = measured.map(({ page: { name, goals }, js, css, html, requests, cpu, script, shift }) => [
    name,
    kib(js),
    ratio(js / KIB, goals.js),
    kib(css),
    kib(html),
    String(requests),
    cpu.toFixed(0),
    ratio(cpu, goals.cpu),
    script.toFixed(0),
    `${shift.toFixed(3)}${shift < SHIFT_GOAL ? '' : ' (!)'}`,
  ]);
  console.log(`\nCold visits; bytes are compressed bodies\n${table([head, ...rows])}`);
  for (const { page, files } of measured)
    for (const file of files) console.log(`${page.name}  ${kib(file.bytes).padStart(7)}  ${file.url}`);
}

/** What Lighthouse found, beside the goals: the score, the largest paint and the time the page was deaf in ms, and what moved. */
export function printLighthouse(found) {
  const head = ['page', 'score', 'goal', 'LCP ms', 'of goal', 'TBT ms', 'of goal', 'CLS'];
  const rows = found.map(({ page: { name, goals }, score, lcp, tbt, cls }) => [
    name,
    score.toFixed(0),
    String(goals.score ?? ''),
    lcp.toFixed(0),
    ratio(lcp, goals.lcp),
    tbt.toFixed(0),
    ratio(tbt, goals.tbt),
    cls.toFixed(3),
  ]);
  console.log(`\nLighthouse, as a phone sees it\n${table([head, ...rows])}`);
}

/** What it costs to come back to a list that stands in its tab, for each way there. */
export function printWarm(taken) {
  const lines = Object.entries(taken).map(([way, costs]) => [way, costs, WARM_GOAL_MS]);
  console.log(`\nBack to a list of orders, CPU of the main thread\n${spans('by', lines)}`);
}

/** What it costs to turn a page, and how long a list takes the first time it is opened. */
export function printLists(rows, openings) {
  const lines = Object.entries(rows).map(([size, costs]) => [`${size} rows`, costs, ROWS_GOAL_MS[size]]);
  console.log(`\nThe next page of the members, CPU of the main thread\n${spans('with', lines)}`);
  console.log(`\nThe members for the first time, by the clock\n${spans('by', [['menu', openings, OPENING_GOAL_MS]])}`);
}

/** Medians with the least and the most, in ms. */
function spans(head, lines) {
  const rows = lines.map(([name, taken, goal]) => [
    name,
    middle(taken).toFixed(0),
    Math.min(...taken).toFixed(0),
    Math.max(...taken).toFixed(0),
    ratio(middle(taken), goal),
  ]);
  return table([[head, 'median ms', 'least', 'most', 'of goal'], ...rows]);
}

/** The heap's line. */
export function printHeap({ pages, megabytes }) {
  console.log(
    `\nHeap after ${pages} pages: ${megabytes.toFixed(1)} MB, ${ratio(megabytes, HEAP_GOAL_MB)} of the goal of ${HEAP_GOAL_MB} MB`,
  );
}

/** How smoothly a long list scrolls (experience L10). */
export function printScroll({ rows, columns, reached, perSecond, dropped, longestGap, longestTask, busyShare }) {
  const frames = `${perSecond.toFixed(1)} pictures a second, ${ratio(perSecond, FRAMES_GOAL)} of the goal of ${FRAMES_GOAL}`;
  const late = `${dropped} dropped, the longest wait ${longestGap.toFixed(0)} ms`;
  const work = `main thread busy ${(busyShare * 100).toFixed(0)} % of the time, longest task ${longestTask.toFixed(0)} ms`;
  console.log(`\nScrolling ${rows} rows of ${columns} columns to row ${reached}: ${frames}; ${late}; ${work}`);
}

const kib = (bytes) => (bytes / KIB).toFixed(1);
const ratio = (value, goal) => (goal === undefined ? '' : (value / goal).toFixed(2));

function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) => row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  ')).join('\n');
}
