import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 20 * 1024 * 1024;
const KEPT = 20;
const RETRY_MS = 60_000;

/**
 * A log that keeps one older part and never grows past it; the last lines are remembered for the case that a start fails.
 * What cannot be written is lost and said once: a full disk must not end what is logged.
 */
export class LogFile {
  #last = [];
  #size;
  #retryMs;
  #waitsUntil = 0;

  constructor(file, { retryMs = RETRY_MS } = {}) {
    this.file = file;
    this.#retryMs = retryMs;
  }

  /** Writes everything a stream says into the log. */
  take(stream) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => this.#write(text));
  }

  lastLines() {
    return this.#last.join('\n');
  }

  #write(text) {
    this.#last = [...this.#last, ...text.split('\n').filter((line) => line.trim() !== '')].slice(-KEPT);
    if (Date.now() < this.#waitsUntil) return;
    try {
      this.#append(text);
      if (this.#waitsUntil > 0) console.error(`The log ${this.file} is written again.`);
      this.#waitsUntil = 0;
    } catch (error) {
      if (this.#waitsUntil === 0) console.error(`The log ${this.file} cannot be written (${error.code}); everything goes on without it.`);
      this.#size = undefined;
      this.#waitsUntil = Date.now() + this.#retryMs;
    }
  }

  #append(text) {
    this.#size ??= this.#found();
    if (this.#size > LARGEST) {
      renameSync(this.file, `${this.file}.1`);
      this.#size = 0;
    }
    appendFileSync(this.file, text, { mode: 0o600 });
    this.#size += Buffer.byteLength(text);
  }

  #found() {
    mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
    return existsSync(this.file) ? statSync(this.file).size : 0;
  }
}
