import type { ImportAnswer } from '@/lib/contract/call/import-answer';
import type { JudgedRow } from './judge-rows';

/** What became of all that was read: the answer of the server, with the lines that were not sent because the preview found them wanting. */
export function withLeftOut(answer: ImportAnswer, rows: readonly JudgedRow<unknown>[]): ImportAnswer {
  const invalid = rows.flatMap(({ line, fault }) => (fault?.kind === 'invalid' ? [{ line, msg: fault.reason }] : []));
  const repeated = rows.filter(({ fault }) => fault?.kind === 'duplicate').length;
  return {
    ...answer,
    total: answer.total + invalid.length + repeated,
    duplicate: answer.duplicate + repeated,
    invalid: [...answer.invalid, ...invalid].sort((one, other) => one.line - other.line),
  };
}
