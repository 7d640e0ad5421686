/** One line of progress. */
export const say = (line) => console.log(line);

/** Runs one step with its name before and its duration after it. */
export async function step(name, work) {
  const began = Date.now();
  say(`• ${name} …`);
  const result = await work();
  say(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
