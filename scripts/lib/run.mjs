import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inProject, root } from './project.mjs';
import { Stop } from './stop.mjs';

/** What `run` answers when this process was asked to end meanwhile, and passed that on: the code of shells for it. */
export const ASKED_TO_END = 143;

/** What a Node program of ours is started with, so that it ends with this process, however that ends. */
export const endWithParent = ['--import', pathToFileURL(inProject('scripts/lib/end-with-parent.mjs')).href];

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program to its end, in the project unless said otherwise, its output shown; answers its exit code (1 when it could not be started).
 * A signal is passed on, and this process stays until the program has ended: what it has open it puts to rest itself.
 */
export function run(program, args, { cwd = root, env = process.env, quiet = false, bound = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: bound ? { ...env, STARTED_BY: String(process.pid) } : env,
      stdio: [...Array(3).fill(quiet ? 'ignore' : 'inherit'), ...(bound ? ['pipe'] : [])],
      shell: program === 'npm' && process.platform === 'win32',
    });
    child.stdio[3]?.on('error', () => {});
    let asked = false;
    const forward = (signal) => {
      // A terminal gives the first Ctrl+C to both; many programs take a second one for "at once".
      const delivered = signal === 'SIGINT' && !asked && process.stdin.isTTY;
      asked = true;
      if (!delivered) child.kill(signal);
    };
    // Whoever started it may have other things to do meanwhile, and end for their sake.
    const leave = () => child.kill();
    for (const signal of SIGNALS) process.on(signal, forward);
    process.once('exit', leave);
    child.once('error', () => done(1));
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.removeListener(signal, forward);
      process.removeListener('exit', leave);
      done(asked ? ASKED_TO_END : (code ?? 1));
    });
  });
}

/**
 * Runs a Node program of a package or of ours; once the end was asked for, nothing comes after it. One that is `bound` ends with this process
 * also when that is killed, and holds no database or build of the next start.
 */
export async function runNode(args, options = {}) {
  const code = await run(process.execPath, options.bound ? [...endWithParent, ...args] : args, options);
  if (code === ASKED_TO_END) throw wasAsked();
  return code;
}

/** The end of a command that was asked to end. */
export const wasAsked = () => new Stop('Stopped.', ASKED_TO_END);
