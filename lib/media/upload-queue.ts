import { isFull, nextBatch, shares } from './upload-batches';
import { isOver, type Job, type NewUpload, type Stored, type UploadEntry } from './upload-entry';
import { uploadFailure } from './upload-failure';
import { UploadShelf } from './upload-shelf';

/** What the queue needs of the outside world. */
export interface UploadPorts {
  send(
    batch: readonly Job[],
    options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
  ): Promise<readonly Stored[]>;
  /** The SHA-256 of a file, where it can be had. */
  hash(file: File, signal: AbortSignal): Promise<string | undefined>;
  /** A picture the server has from the same bytes. */
  find(sha256: string, signal: AbortSignal): Promise<Stored | undefined>;
  now(): number;
  wait(ms: number): Promise<void>;
}

const AT_ONCE = 3;

/** Sends files to the server. It lives outside of all screens, so uploads go on while the person walks around. */
export class UploadQueue {
  readonly shelf = new UploadShelf();
  #running = 0;
  readonly #stops = new Map<string, AbortController>();

  constructor(
    readonly ports: UploadPorts,
    readonly onDone: (entry: UploadEntry) => void = () => undefined,
  ) {}

  /** Takes files; each promise gives what was stored, or undefined when the person gave up on it. One that is awaited fails with its file. */
  add(uploads: readonly NewUpload[]): Promise<Stored | undefined>[] {
    const jobs = this.shelf.put(uploads);
    this.#advance();
    return jobs.map((job) => job.settled.promise);
  }

  /** Stops a file, whether it waits or is under way. */
  cancel(id: string): void {
    const job = this.shelf.find(id);
    if (!job || isOver(job.entry)) return;
    this.shelf.change(job, { state: 'cancelled', bytesPerSecond: 0 });
    this.#stops.get(id)?.abort();
    job.settled.resolve(undefined);
    this.#advance();
  }

  /** Sends a failed file again, or with no id all of them. */
  retry(id?: string): void {
    const failed = this.shelf.jobs.filter((job) => job.entry.state === 'failed' && (id === undefined || job.entry.id === id));
    for (const job of failed) this.shelf.change(job, { state: 'waiting', sent: 0, tries: 0, error: undefined, awaited: false });
    this.#advance();
  }

  /** Decides about a file the server already has: take that picture, or send it all the same. */
  decide(id: string, choice: 'use' | 'send'): void {
    const job = this.shelf.find(id);
    if (job?.entry.state !== 'known') return;
    if (choice === 'use') {
      this.#finish(job, job.entry.stored);
      return;
    }
    job.forced = true;
    this.shelf.change(job, { state: 'waiting', stored: undefined });
    this.#advance();
  }

  #advance(): void {
    while (this.#running < AT_ONCE) {
      const work = this.#nextWork();
      if (!work) return;
      this.#running += 1;
      work.finally(() => {
        this.#running -= 1;
        this.#advance();
      });
    }
  }

  #nextWork(): Promise<void> | undefined {
    const waiting = this.shelf.waiting();
    const batch = nextBatch(waiting.filter(isChecked));
    if (batch.length > 0 && isFull(batch)) return this.#send(batch);
    const unchecked = waiting.find((job) => !isChecked(job));
    if (unchecked) return this.#check(unchecked);
    // A request that still has room waits for the files being checked, which will travel with it.
    const more = this.shelf.jobs.some((job) => job.entry.state === 'checking');
    return batch.length > 0 && !more ? this.#send(batch) : undefined;
  }

  /** Looks whether the same picture is there already. A check that fails never keeps a file from being sent. */
  async #check(job: Job): Promise<void> {
    const stop = this.#begin([job], 'checking');
    const sha256 = await this.ports.hash(job.file, stop.signal).catch(() => undefined);
    job.sha256 = sha256 ?? '';
    const known = sha256 === undefined ? undefined : await this.#known(job, sha256, stop.signal);
    this.#stops.delete(job.entry.id);
    if (job.entry.state !== 'checking') return;
    if (known && job.takeKnown) this.#finish(job, known);
    else this.shelf.change(job, known ? { state: 'known', stored: known } : { state: 'waiting' });
  }

  async #known(job: Job, sha256: string, signal: AbortSignal): Promise<Stored | undefined> {
    const before = this.shelf.jobs.find((other) => other !== job && other.sha256 === sha256 && other.entry.state === 'done');
    return before?.entry.stored ?? this.ports.find(sha256, signal).catch(() => undefined);
  }

  async #send(batch: readonly Job[]): Promise<void> {
    const stop = this.#begin(batch, 'sending');
    const started = this.ports.now();
    try {
      const stored = await this.ports.send(batch, {
        signal: stop.signal,
        onProgress: (sent, total) => this.#measure(batch, shares(batch, sent, total), started),
      });
      for (const [index, job] of batch.entries()) this.#finish(job, stored[index]);
    } catch (error) {
      await this.#failed(batch, error, stop.signal);
    } finally {
      for (const job of batch) this.#stops.delete(job.entry.id);
    }
  }

  #begin(batch: readonly Job[], state: 'checking' | 'sending'): AbortController {
    const stop = new AbortController();
    for (const job of batch) {
      this.#stops.set(job.entry.id, stop);
      this.shelf.change(job, state === 'sending' ? { state, sent: 0, tries: job.entry.tries + 1 } : { state });
    }
    return stop;
  }

  #measure(batch: readonly Job[], sent: readonly number[], started: number): void {
    const seconds = Math.max(0.001, (this.ports.now() - started) / 1000);
    const bytesPerSecond = Math.round(sent.reduce((sum, bytes) => sum + bytes, 0) / seconds);
    batch.forEach((job, index) => {
      if (job.entry.state === 'sending') this.shelf.measure(job, { sent: sent[index] ?? 0, bytesPerSecond });
    });
  }

  #finish(job: Job, stored: Stored | undefined): void {
    if (isOver(job.entry)) return;
    this.shelf.change(job, { state: 'done', sent: job.file.size, bytesPerSecond: 0, stored });
    job.settled.resolve(stored);
    this.onDone(job.entry);
  }

  async #failed(batch: readonly Job[], error: unknown, signal: AbortSignal): Promise<void> {
    const left = batch.filter((job) => job.entry.state === 'sending');
    const { pauseAfter, blamesOne } = uploadFailure(error);
    const pause = pauseAfter(Math.max(0, ...left.map((job) => job.entry.tries)));
    if (left.length < batch.length) this.#again(left, blamesOne);
    else if (pause !== undefined) {
      // A file that is given up leaves its place at once.
      await Promise.race([this.ports.wait(pause), aborted(signal)]);
      this.#again(left, false);
    } else if (blamesOne && batch.length > 1) this.#again(left, true);
    else for (const job of left) this.#giveUp(job, error);
  }

  #giveUp(job: Job, error: unknown): void {
    this.shelf.change(job, { state: 'failed', bytesPerSecond: 0, error });
    if (job.entry.awaited) job.settled.reject(error);
  }

  #again(jobs: readonly Job[], alone: boolean): void {
    for (const job of jobs) {
      if (job.entry.state !== 'sending') continue;
      job.alone ||= alone;
      this.shelf.change(job, { state: 'waiting', sent: 0, bytesPerSecond: 0 });
    }
  }
}

const aborted = (signal: AbortSignal) => new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));

const isChecked = ({ entry, forced, sha256 }: Job): boolean => entry.kind === 'video' || forced || sha256 !== undefined;
