import type { OnDemand } from '@/components/dialogs/use-on-demand';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import type { ActionContext, ActionEndpoint, MessageValues, RecordAction } from './record-action';
import type { Target } from './target';

/** What any action may state besides its target. */
interface Options<Row> extends Pick<RecordAction<Row>, 'allowed' | 'danger' | 'inCell' | 'inBulk'> {
  /** Values of the placeholders in the consequence. */
  readonly values?: (row: Row) => MessageValues;
}

/** Opens a dialog that does the rest itself; the endpoint says who may. */
export const opens = <Row, Payload, Answer>(
  endpoint: ActionEndpoint,
  dialog: OnDemand<Payload, Answer>,
  payloadOf: (row: Row) => Payload,
  options: Options<Row> = {},
): RecordAction<Row> => ({ ...options, endpoint, one: (row, { ask }) => ask(dialog, payloadOf(row)) });

/** Asks whether it is meant, with the consequence; acts and says so. */
export const confirmed = <Row>(target: Target<Row, undefined>, { values, ...options }: Options<Row> = {}): RecordAction<Row> => {
  const { danger } = options;
  return {
    ...options,
    endpoint: target.endpoint,
    one: async (row, context) => {
      if (!(await context.confirm({ danger, values: values?.(row) }))) return;
      await target.one(row, undefined, context.write);
      context.succeeded();
    },
    many: manyOf(target, async (context) => ((await context.confirm({ danger })) ? { given: undefined } : undefined)),
  };
};

/** Asks for a reason that is kept; a refusal finds the typed reason still there. */
export const reasoned = <Row>(
  target: Target<Row, string>,
  { max, labels, values, ...options }: Options<Row> & { readonly max: number; readonly labels?: string },
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
        act: (reason) => target.one(row, reason, context.writeInForm),
        savedText: context.succeededText,
      }),
    many: manyOf(target, async (context) => {
      const given = await context.ask(reasonDialog, payload(context));
      return given === undefined ? undefined : { given };
    }),
  };
};

/** Acts on one record at once, as a switch does; asks first where `asks` says so, and always for many. */
export const switched = <Row>(
  target: Target<Row, undefined>,
  { asks, ...options }: Options<Row> & { readonly asks?: (row: Row) => boolean } = {},
): RecordAction<Row> => {
  const asking = confirmed(target, options);
  return {
    ...asking,
    one: (row, context) => (asks?.(row) ? asking.one(row, context) : target.one(row, undefined, context.write)),
  };
};

/** The bulk half of an action: asks first, then sends in batches; none where the endpoint takes a single record. */
const manyOf = <Row, Given>(
  { many }: Target<Row, Given>,
  asked: (context: ActionContext) => Promise<{ readonly given: Given } | undefined>,
): RecordAction<Row>['many'] =>
  many &&
  (async (context) => {
    const answer = await asked(context);
    return answer && many(answer.given);
  });
