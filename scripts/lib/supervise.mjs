import { say } from './say.mjs';
import { Service } from './service.mjs';

/** npm passes a Ctrl+C on that the terminal has delivered as well; only a later one means "at once". */
const SAME_KEYPRESS_MS = 700;

/** A service that keeps dying is broken, and starting it for ever would only hide that. */
const RESTARTS = { most: 5, withinMs: 5 * 60_000, pauseMs: 500 };

/**
 * Keeps services running until somebody asks them to stop: Ctrl+C or SIGTERM stops the last one started first and exits 0,
 * a second Ctrl+C ends everything at once. A service that dies is started again while the others run on; one that died too often
 * takes them down and exits 1.
 */
export class Supervisor {
  #services = [];
  #askedAt;

  constructor({ onStarted, atEnd, restarts = RESTARTS } = {}) {
    this.restarts = restarts;
    this.onStarted = onStarted;
    this.atEnd = atEnd;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.#asked());
  }

  /** Starts a service and waits until it answers. Once the end has been asked for nothing more is started. */
  async add(options) {
    if (this.#askedAt !== undefined) return never();
    const service = this.#start(options);
    try {
      await service.answers();
    } catch (error) {
      if (this.#askedAt !== undefined) return never();
      this.#askedAt = Date.now();
      await this.#stopAll();
      throw error;
    }
    service.ended.then((how) => this.#diedOf(how, { service, options, died: [] }));
  }

  /** Waits for what is done while services run. When it fails they are stopped; once the end has been asked for, nobody hears how it went. */
  async meanwhile(work) {
    try {
      await work;
    } catch (error) {
      if (this.#askedAt !== undefined) return never();
      this.#askedAt = Date.now();
      await this.#stopAll();
      throw error;
    }
    if (this.#askedAt !== undefined) return never();
  }

  #start(options, previous) {
    const service = new Service(options);
    this.#services = previous ? this.#services.map((each) => (each === previous ? service : each)) : [...this.#services, service];
    this.onStarted?.(this.#services.map(({ pid }) => pid));
    return service;
  }

  async #asked() {
    const first = this.#askedAt === undefined;
    if (!first && Date.now() - this.#askedAt < SAME_KEYPRESS_MS) return;
    if (!first) {
      // What they leave behind is asked to end with them, and ends while nobody waits.
      for (const service of this.#services) void service.kill();
      process.exit(1);
    }
    this.#askedAt = Date.now();
    say('\nStopping …');
    await this.#stopAll();
    say('Stopped.');
    process.exit(0);
  }

  /** Starts a service again that ended without being asked, unless it has done so too often lately. */
  async #diedOf(how, { service, options, died }) {
    if (this.#askedAt !== undefined) return;
    const { most, withinMs, pauseMs } = this.restarts;
    const lately = died.filter((at) => Date.now() - at < withinMs);
    if (lately.length >= most) return this.#giveUp(service, how);
    console.error(`\n${service.name} ended unexpectedly (${how}); it is started again (${lately.length + 1} of ${most} times).`);
    await new Promise((done) => setTimeout(done, pauseMs));
    if (this.#askedAt !== undefined) return;
    const next = this.#start(options, service);
    next.ended.then((again) => this.#diedOf(again, { service: next, options, died: [...lately, Date.now()] }));
  }

  async #giveUp(service, how) {
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
