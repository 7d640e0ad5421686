import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { root } from './project.mjs';
import { endWithParent } from './run.mjs';
import { say } from './say.mjs';
import { Stop } from './stop.mjs';

/** A running child process of ours: its own process group, so that Ctrl+C reaches it through us and in our order. */
export class Service {
  #child;
  #progressAt = 0;
  #afterKill;
  /** Settles with the exit code or signal once the process is gone. */
  ended;

  /**
   * `withinMs` is the time it may take to answer, counted anew with each line of its output that matches `progress`. Those are shown; without
   * `output` everything it says is. What a killed one leaves behind `afterKill` sees to, once it is not started again.
   */
  constructor({ name, args, env, output, ready, progress, withinMs = 60_000, afterKill }) {
    this.#afterKill = afterKill;
    this.name = name;
    this.ready = ready;
    this.withinMs = withinMs;
    this.output = output;
    this.#child = spawn(process.execPath, [...endWithParent, ...args], {
      cwd: root,
      env: { ...env, STARTED_BY: String(process.pid) },
      detached: process.platform !== 'win32',
      stdio: ['ignore', output || progress ? 'pipe' : 'inherit', output ? 'pipe' : 'inherit', 'pipe'],
    });
    output?.take(this.#child.stdout);
    output?.take(this.#child.stderr);
    if (progress) {
      if (!output) this.#child.stdout.setEncoding('utf8').pipe(process.stdout, { end: false });
      this.#child.stdout.on('data', (text) => this.#show(text.split('\n').filter((line) => progress.test(line))));
    }
    this.#child.stdio[3].on('error', () => {});
    this.ended = new Promise((done) => {
      this.#child.once('error', (error) => done(error.code));
      this.#child.once('exit', (code, signal) => done(signal ?? code));
    });
  }

  get pid() {
    return this.#child.pid;
  }

  get running() {
    return this.#child.exitCode === null && this.#child.signalCode === null && this.#child.pid !== undefined;
  }

  /** Waits until the service answers its readiness address with 200. */
  async answers() {
    const began = Date.now();
    while (Date.now() < Math.max(began, this.#progressAt) + this.withinMs) {
      if (!this.running) throw new Stop(this.withLastLines(`${this.name} ended while starting (${await this.ended})`));
      if ((await statusOf(this.ready)) === 200) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Stop(this.withLastLines(`${this.name} did not answer within ${this.withinMs / 1000} s`));
  }

  #show(lines) {
    if (lines.length > 0) this.#progressAt = Date.now();
    if (this.output) for (const line of lines) say(`  ${line}`);
  }

  /** Asks the service to end, and ends it by force when it does not within the time given. */
  async stop(withinMs = 8_000) {
    if (this.running) {
      this.#child.kill('SIGTERM');
      const late = setTimeout(() => this.#killGroup(), withinMs);
      await this.ended;
      clearTimeout(late);
    }
    // One that died of the signal it was asked by had not begun.
    if (this.#child.signalCode && this.#child.signalCode !== 'SIGTERM') await this.#afterKill?.();
  }

  /** Ends the whole process group at once, and what it leaves behind: that is told whoever waits for it. */
  async kill() {
    if (!this.running) return;
    this.#killGroup();
    await this.#afterKill?.();
  }

  #killGroup() {
    if (!this.running) return;
    if (process.platform === 'win32') this.#child.kill('SIGKILL');
    else process.kill(-this.#child.pid, 'SIGKILL');
  }

  /** A sentence about the service, with what it said last when that is not on the screen already. */
  withLastLines(sentence) {
    const last = this.output?.lastLines() ?? '';
    return last ? `${sentence}. Its last lines:\n${last}` : `${sentence}.`;
  }
}

const statusOf = (url) =>
  new Promise((done) => {
    const request = get(url, { timeout: 3_000, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => done(undefined));
  });
