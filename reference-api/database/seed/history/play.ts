import { sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { type Effect, type Operator, SYSTEM } from '@/reference-api/commerce/effect';
import { createGateway } from '@/reference-api/commerce/gateway';
import type { Database } from '@/reference-api/database/connect';
import { together } from '@/reference-api/database/together';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import { Refusal } from '@/reference-api/refusal';

interface Scene {
  readonly at: number;
  readonly turn: number;
  readonly run: (effect: Effect) => Promise<unknown>;
  readonly by: Operator;
}

/**
 * The history of the demo platform: what buyers, administrators and timers did, in the order of time, each through the functions
 * of the engine at its own moment. A scene may call for further ones; what the engine refuses did not happen.
 */
export class Play {
  private readonly scenes: Scene[] = [];
  private turn = 0;

  constructor(
    private readonly database: Database,
    private readonly keys: KeyRing,
    readonly end: number,
  ) {}

  /** Something that happens at a moment; past the end of the history it has not happened yet. */
  at(moment: number, run: (effect: Effect) => Promise<unknown>, by: Operator = SYSTEM): void {
    if (moment >= this.end) return;
    this.turn += 1;
    this.push({ at: moment, turn: this.turn, run, by });
  }

  /** Plays everything up to the end; tells the days as they pass. */
  async run(onDay: (daysLeft: number) => unknown = () => undefined): Promise<void> {
    const gateway = createGateway();
    let day = 0;
    for (let scene = this.pop(); scene; scene = this.pop()) {
      const { at, run, by } = scene;
      try {
        await this.database.transaction(async (database) => {
          await together(
            // A power cut while the demo is made loses nothing anybody typed.
            database.execute(sql`set local synchronous_commit to off`),
            run({ database, now: new Date(at), keys: this.keys, gateway, operator: by }),
          );
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
      const today = Math.floor((this.end - at) / DAY_MS);
      if (today !== day) await onDay(today);
      day = today;
    }
  }

  private push(scene: Scene): void {
    const heap = this.scenes;
    let place = heap.push(scene) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!before(heap[place], heap[above])) break;
      swap(heap, place, above);
      place = above;
    }
  }

  private pop(): Scene | undefined {
    const heap = this.scenes;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const next = before(heap[right], heap[left]) ? right : left;
      if (!before(heap[next], heap[place])) return first;
      swap(heap, place, next);
      place = next;
    }
  }
}

const before = (a: Scene | undefined, b: Scene | undefined): boolean => {
  if (!a || !b) return a !== undefined && b === undefined;
  return a.at < b.at || (a.at === b.at && a.turn < b.turn);
};

function swap(heap: Scene[], a: number, b: number): void {
  const [first, second] = [heap[a], heap[b]];
  if (first && second) [heap[a], heap[b]] = [second, first];
}
