import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { Database } from './database/connect';
import type { Media } from './media/media';
import type { Texts } from './texts';

/** What every part of the API works with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly media: Media;
  readonly log: Logger;
  readonly testMode: boolean;
  readonly trustForwarded: boolean;
}
