import { say } from './say.mjs';
import { Service } from './service.mjs';

/** npm passes a Ctrl+C on that the terminal has delivered as well; only a later one means "at once". */
const SAME_KEYPRESS_MS = 700;

/**
 * Keeps services running until somebody asks them to stop: Ctrl+C or SIGTERM stops the last one started first and exits 0,
 * a second Ctrl+C ends everything at once. A service that ends by itself takes the others down and exits 1.
 */
export class Supervisor {
  #services = [];
  #askedAt;

  constructor({ onStarted, atEnd } = {}) {
    this.onStarted = onStarted;
    this.atEnd = atEnd;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.#asked());
  }

  /** Starts a service and waits until it answers. Once the end has been asked for nothing more is started. */
  async add(options) {
    if (this.#askedAt !== undefined) return never();
    const service = new Service(options);
    this.#services.push(service);
    this.onStarted?.(this.#services.map(({ pid }) => pid));
    try {
      await service.answers();
    } catch (error) {
      if (this.#askedAt !== undefined) return never();
      this.#askedAt = Date.now();
      await this.#stopAll();
      throw error;
    }
    service.ended.then((how) => this.#endedByItself(service, how));
  }

  async #asked() {
    const first = this.#askedAt === undefined;
    if (!first && Date.now() - this.#askedAt < SAME_KEYPRESS_MS) return;
    if (!first) {
      for (const service of this.#services) service.kill();
      process.exit(1);
    }
    this.#askedAt = Date.now();
    say('\nStopping …');
    await this.#stopAll();
    say('Stopped.');
    process.exit(0);
  }

  async #endedByItself(service, how) {
    if (this.#askedAt !== undefined) return;
    this.#askedAt = Date.now();
    await this.#stopAll();
    console.error(`\n${service.withLastLines(`${service.name} ended unexpectedly (${how})`)}`);
    process.exit(1);
  }

  async #stopAll() {
    for (const service of [...this.#services].reverse()) await service.stop();
    this.atEnd?.();
  }
}

/** The process ends elsewhere; whoever waits here must not go on. */
const never = () => new Promise(() => {});
