import { isOver, type Job, type NewUpload, newJob, type UploadEntry } from './upload-entry';

/** Progress is told at most this often: six hundred files would otherwise redraw their list thousands of times. */
const NOTICE_MS = 80;

/** Holds the files of the queue and tells whoever watches that something about them changed. */
export class UploadShelf {
  #jobs: Job[] = [];
  #shown: readonly UploadEntry[] | undefined = [];
  #notice: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All files in the order they were added; the same array as long as nothing changed. */
  readonly entries = (): readonly UploadEntry[] => {
    this.#shown ??= this.#jobs.map((job) => job.entry);
    return this.#shown;
  };

  get jobs(): readonly Job[] {
    return this.#jobs;
  }

  put(uploads: readonly NewUpload[]): Job[] {
    const jobs = uploads.map(newJob);
    this.#jobs.push(...jobs);
    this.#tell(0);
    return jobs;
  }

  find(id: string): Job | undefined {
    return this.#jobs.find((job) => job.entry.id === id);
  }

  waiting(): readonly Job[] {
    return this.#jobs.filter((job) => job.entry.state === 'waiting');
  }

  change(job: Job, patch: Partial<UploadEntry>): void {
    job.entry = { ...job.entry, ...patch };
    this.#tell(0);
  }

  /** Changes figures alone, which may be told a little later. */
  measure(job: Job, figures: Pick<UploadEntry, 'sent' | 'bytesPerSecond'>): void {
    job.entry = { ...job.entry, ...figures };
    this.#tell(NOTICE_MS);
  }

  forgetOver(): void {
    this.#jobs = this.#jobs.filter((job) => !isOver(job.entry));
    this.#tell(0);
  }

  #tell(inMs: number): void {
    this.#shown = undefined;
    if (this.#notice !== undefined && inMs > 0) return;
    clearTimeout(this.#notice);
    this.#notice = setTimeout(() => {
      this.#notice = undefined;
      for (const listener of this.#listeners) listener();
    }, inMs);
  }
}
