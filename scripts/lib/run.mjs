import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/** What `run` answers when this process was asked to end meanwhile, and passed that on: the code of shells for it. */
export const ASKED_TO_END = 143;

/** Runs a program to its end, in the project unless said otherwise, its output shown; answers its exit code (1 when it could not be started). */
export function run(program, args, { cwd = root, env = process.env, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: quiet ? 'ignore' : 'inherit',
      shell: program === 'npm' && process.platform === 'win32',
    });
    let asked = false;
    const forward = (signal) => {
      asked = true;
      child.kill(signal);
    };
    // Whoever started it may have other things to do meanwhile, and end for their sake.
    const leave = () => child.kill();
    process.once('SIGTERM', forward);
    process.once('exit', leave);
    child.once('error', () => done(1));
    child.once('exit', (code) => {
      process.removeListener('SIGTERM', forward);
      process.removeListener('exit', leave);
      done(asked ? ASKED_TO_END : (code ?? 1));
    });
  });
}

/** Runs a Node program of a package or of ours. */
export const runNode = (args, options) => run(process.execPath, args, options);
