const OLDEST = [20, 9];

/** Ends the process with one sentence when Node is older than the project runs on. */
export function requireNode() {
  const parts = process.versions.node.split('.').map(Number);
  if (parts[0] > OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] >= OLDEST[1])) return;
  console.error(`This needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}. Install a newer Node and try again.`);
  process.exit(1);
}
