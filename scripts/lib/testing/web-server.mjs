import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [name, port, events, mode] = process.argv.slice(2);
createServer((_, answer) => answer.end('ok')).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => {
  appendFileSync(events, `${name} asked\n`);
  if (mode !== 'deaf') process.exit(0);
});
process.on('SIGINT', () => appendFileSync(events, `${name} interrupted\n`));
if (mode === 'frail' && name === 'second') setTimeout(() => process.exit(3), 600);
