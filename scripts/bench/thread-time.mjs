/** What the main thread of a page has worked so far, in ms; the session's `Performance` counts in thread ticks. */
export async function taskMs(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
