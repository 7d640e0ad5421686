const STEP_DAYS = 2;

/** Tells how far the history of the demo platform has come, so that whoever waits sees that something happens. */
export function tellDay(daysLeft: number): void {
  if (daysLeft % STEP_DAYS === 0) process.stdout.write(`Making the demo platform: ${daysLeft} days of history left\n`);
}
