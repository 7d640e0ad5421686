import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 20 * 1024 * 1024;
const KEPT = 20;

/** A log that keeps one older part and never grows past it; the last lines are remembered for the case that a start fails. */
export class LogFile {
  #last = [];
  #size;

  constructor(file) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.#size = existsSync(file) ? statSync(file).size : 0;
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
    if (this.#size > LARGEST) {
      renameSync(this.file, `${this.file}.1`);
      this.#size = 0;
    }
    appendFileSync(this.file, text);
    this.#size += Buffer.byteLength(text);
  }
}
