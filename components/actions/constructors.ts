import type { OnDemand } from '@/components/dialogs/use-on-demand';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { Identified } from '@/lib/contract/call/resource';
import { onOff } from '@/lib/contract/states/on-off';
import type { ActionContext, ActionEndpoint, MessageValues, RecordAction } from './record-action';
import { type Target, toOne } from './target';

/** What any action may state besides its target. */
interface Options<Row> extends Pick<RecordAction<Row>, 'allowed' | 'named' | 'danger' | 'rare' | 'inCell' | 'inBulk' | 'inSight'> {
  /** Values of the placeholders in the consequence. */
  readonly values?: (row: Row) => MessageValues;
}

interface Answered<Data> {
  /** What the answer for one record has to say besides its success: a password that is shown once, a refund that failed. */
  readonly answered?: (data: Data, context: ActionContext) => unknown;
}

/** Opens a dialog that does the rest itself; the endpoint says who may. */
export const opens = <Row, Payload, Answer>(
  endpoint: ActionEndpoint,
  dialog: OnDemand<Payload, Answer>,
  payloadOf: (row: Row) => Payload,
  options: Options<Row> = {},
): RecordAction<Row> => ({ ...options, endpoint, one: (row, { ask }) => ask(dialog, payloadOf(row)) });

/** Asks whether it is meant, with the consequence; acts and says so. */
export const confirmed = <Row, Data>(
  target: Target<Row, undefined, Data>,
  { values, answered, ...options }: Options<Row> & Answered<Data> = {},
): RecordAction<Row> => {
  const { danger } = options;
  return {
    ...options,
    endpoint: target.endpoint,
    one: async (row, context) => {
      if (!(await context.confirm({ danger, values: values?.(row) }))) return;
      const data = await target.one(row, undefined, context.write);
      context.succeeded();
      await answered?.(data, context);
    },
    many: manyOf(target, async (context) => ((await context.confirm({ danger })) ? { given: undefined } : undefined)),
  };
};

/** Asks for a reason that is kept; a refusal finds the typed reason still there. */
export const reasoned = <Row, Data>(
  target: Target<Row, string, Data>,
  { max, labels, values, answered, ...options }: Options<Row> & Answered<Data> & { readonly max: number; readonly labels?: string },
): RecordAction<Row> => {
  const payload = (context: ActionContext, given?: MessageValues) => {
    const text = context.consequence(given);
    return {
      title: context.title,
      max,
      confirmLabel: context.label,
      danger: options.danger,
      ...(labels && { labels }),
      ...(text !== undefined && { text }),
    };
  };
  return {
    ...options,
    endpoint: target.endpoint,
    one: (row, context) =>
      context.ask(reasonDialog, {
        ...payload(context, values?.(row)),
        act: async (reason) => {
          const data = await target.one(row, reason, context.writeInForm);
          return answered?.(data, context);
        },
        savedText: context.succeededText,
      }),
    many: manyOf(target, async (context) => {
      const given = await context.ask(reasonDialog, payload(context));
      return given === undefined ? undefined : { given };
    }),
  };
};

/** Asks in a dialog of the noun for what the call needs; a refusal finds the input still there. For many the dialog only asks. */
export const asked = <Row, Given, Payload extends { readonly act?: (given: Given) => Promise<unknown> }, Data>(
  target: Target<Row, Given, Data>,
  dialog: OnDemand<Payload, Given>,
  payloadOf: (context: ActionContext, row?: Row) => NoInfer<Payload>,
  options: Options<Row> = {},
): RecordAction<Row> => ({
  ...options,
  endpoint: target.endpoint,
  one: (row, context) =>
    context.ask(dialog, {
      ...payloadOf(context, row),
      act: (given: Given) => target.one(row, given, context.writeInForm),
      savedText: context.succeededText,
    }),
  many: manyOf(target, async (context) => {
    const given = await context.ask(dialog, payloadOf(context));
    return given === undefined ? undefined : { given };
  }),
});

/** Asks in a dialog that only answers, such as one for a choice among many, and acts once it is closed. */
export const chosen = <Row, Given, Payload>(
  target: Target<Row, Given>,
  dialog: OnDemand<Payload, Given>,
  payloadOf: (context: ActionContext, row?: Row) => NoInfer<Payload>,
  options: Options<Row> = {},
): RecordAction<Row> => ({
  ...options,
  endpoint: target.endpoint,
  one: async (row, context) => {
    const given = await context.ask(dialog, payloadOf(context, row));
    if (given === undefined) return;
    await target.one(row, given, context.write);
    context.succeeded();
  },
  many: manyOf(target, async (context) => {
    const given = await context.ask(dialog, payloadOf(context));
    return given === undefined ? undefined : { given };
  }),
});

/** Acts on one record at once, as a switch does; asks first where `asks` says so, and always for many. */
export const switched = <Row>(
  target: Target<Row, undefined>,
  { asks, quiet, ...options }: Options<Row> & { readonly asks?: (row: Row) => boolean; readonly quiet?: boolean } = {},
): RecordAction<Row> => {
  const asking = confirmed(target, options);
  return {
    ...asking,
    one: async (row, context) => {
      if (asks?.(row)) return asking.one(row, context);
      await target.one(row, undefined, context.write);
      // A switch in a cell shows by itself how it went.
      if (!quiet && !options.inCell) context.succeeded();
      return undefined;
    },
  };
};

/** Deletes one record, once it is meant. */
export const removes = <Row extends Identified>(
  endpoint: Endpoint<Identified, undefined, unknown>,
  options: Options<Row> = {},
): RecordAction<Row> =>
  confirmed(
    toOne(endpoint, ({ id }: Row) => ({ query: { id } })),
    { danger: true, ...options },
  );

/** The two ways of a switch that stands in a column of its own. */
export const switchedInCell = <Row>(
  setStatus: (status: typeof onOff.on | typeof onOff.off) => Target<Row, undefined>,
  options: Parameters<typeof switched<Row>>[1] = {},
): { readonly enable: RecordAction<Row>; readonly disable: RecordAction<Row> } => ({
  enable: switched(setStatus(onOff.on), { ...options, inCell: true }),
  disable: switched(setStatus(onOff.off), { ...options, inCell: true }),
});

/** The bulk half of an action: asks first, then sends in batches; none where the endpoint takes a single record. */
const manyOf = <Row, Given, Data>(
  { many }: Target<Row, Given, Data>,
  asked: (context: ActionContext) => Promise<{ readonly given: Given } | undefined>,
): RecordAction<Row>['many'] =>
  many &&
  (async (context) => {
    const answer = await asked(context);
    return answer && many(answer.given);
  });
