/** One line of progress. */
export const say = (line) => console.log(line);

/** Runs one step with its name before it, and after it with its duration: another may go on beside it. */
export async function step(name, work) {
  const began = Date.now();
  say(`• ${name} …`);
  const result = await work();
  say(`✓ ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
