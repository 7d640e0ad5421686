import type { AskOnDemand } from '@/components/dialogs/use-on-demand';
import type { ToastVoice } from '@/components/feedback/use-toast';
import type { Viewer } from '@/components/viewer/viewer-context';
import type { Write } from '@/lib/client/use-write';
import type { Access } from '@/lib/contract/access';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { Identified, Listing } from '@/lib/contract/call/resource';
import type { WritingCall } from '@/lib/contract/call/resource-name';
import type { Batches } from '@/lib/list/send-batch';

/** What an action must know of the endpoint it ends in: who may call it, and what is stale afterwards. */
export interface ActionEndpoint extends WritingCall {
  readonly access: Access;
}

/** Something a person can do with a record, stated once and drawn by the row, the drawer and the bulk bar. */
export interface RecordAction<Row> {
  readonly endpoint: ActionEndpoint;
  /** Whether the record's state allows it to this person; an action that is not allowed is not drawn. */
  readonly allowed?: ((row: Row, viewer: Viewer) => boolean) | undefined;
  /** The key of its messages where a record's state gives it another name than its own. */
  readonly named?: ((row: Row) => string) | undefined;
  readonly danger?: boolean | undefined;
  /** Stands under "more" in a row even where there is room. */
  readonly rare?: ((row: Row, viewer: Viewer) => boolean) | undefined;
  /** Drawn as a switch in a column of its own, so that the row's buttons leave it out. */
  readonly inCell?: boolean | undefined;
  /** False keeps an action out of the bulk bar although its endpoint takes many. */
  readonly inBulk?: boolean | undefined;
  /** In the bulk bar only while all chosen rows are in sight: what is asked needs the rows, not only their numbers. */
  readonly inSight?: boolean | undefined;
  /** Acts on one record, after whatever has to be asked first. */
  one(row: Row, context: ActionContext): Promise<unknown>;
  /**
   * Asks once for many records and answers how a batch of them is sent; undefined after a no. `rows` are the chosen ones while all
   * of them are in sight: those of other pages are known by number alone.
   */
  readonly many?: ((context: ActionContext, rows: readonly Row[] | undefined) => Promise<Batches | undefined>) | undefined;
}

/** What an action works with: its own messages, and the dialogs and calls of the screen. */
export interface ActionContext {
  readonly label: string;
  /** The action and its object: "Disable · Wang Wei", or "Disable 12 members". */
  readonly title: string;
  /** Whether it is really meant, for one record. */
  readonly question: string | undefined;
  /** What follows from the action; undefined where the messages name nothing. */
  consequence(values?: MessageValues): string | undefined;
  confirm(question: ActionQuestion): Promise<boolean>;
  readonly ask: AskOnDemand;
  /** Reads a record as it is now: a row may be older than what somebody else has saved. */
  read<Query, Data>(from: Endpoint<Query, undefined, Data>, query: Query): Promise<Data>;
  readonly write: Write;
  /** For a dialog with a form of its own, which shows a refusal beside the field. */
  readonly writeInForm: Write;
  /** Says that the action has succeeded. */
  succeeded(): void;
  readonly succeededText: string;
  /** Says anything else in passing. */
  readonly toast: ToastVoice;
  /** The messages of the noun, for what no other field of this context words. */
  message(key: string, values?: MessageValues): string;
  /** Whether this person may make another call as well. */
  may(to: { readonly access: Access }): boolean;
  /** Puts a text into the clipboard and says so. */
  copy(text: string): Promise<void>;
  /** Leads to another screen. */
  go(path: string): void;
}

/** What is asked before an action. */
interface ActionQuestion {
  readonly danger?: boolean | undefined;
  /** Of the consequence. */
  readonly values?: MessageValues | undefined;
  /** Instead of the plain question for one record. */
  readonly text?: string | undefined;
}

export type MessageValues = Readonly<Record<string, string | number>>;

/** The actions of one noun. Plain data outside of React, so that every screen shares one steady object. */
export interface RecordActions<Row, Key extends string> {
  /** Where its messages stand: `actions.<key>`, `consequence.<key>`, `object`, `bulkTitle`; common actions have their names in `common`. */
  readonly namespace: string;
  readonly titleOf: (row: Row) => string;
  readonly actions: Readonly<Record<Key, RecordAction<Row>>>;
}

/** Declares the actions of a noun, in the order in which they are drawn. */
export const recordActions = <
  Row extends Identified,
  Filter,
  Summary extends object,
  Actions extends Readonly<Record<string, RecordAction<Row>>>,
>(
  { name }: Listing<Row, Filter, Summary> | { readonly name: string },
  titleOf: (row: Row) => string,
  actions: Actions,
  namespace: string = name,
): RecordActions<Row, keyof Actions & string> => ({ namespace, titleOf, actions });
