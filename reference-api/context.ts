import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { Gateway } from './commerce/gateway';
import type { Database } from './database/connect';
import type { KeyRing } from './keys/key-ring';
import type { Media } from './media/media';
import type { Webhook } from './outbox/send-outbox';
import type { Texts } from './texts';

/** What every part of the API works with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly media: Media;
  /** Seals cards, form secrets, licence keys and kept answers. */
  readonly keys: KeyRing;
  /** How the payment channel answers refunds. */
  readonly gateway: Gateway;
  /** Where messages of the outbox go; unset, they stay. */
  readonly webhook?: Webhook | undefined;
  readonly log: Logger;
  readonly testMode: boolean;
  readonly trustForwarded: boolean | undefined;
}
