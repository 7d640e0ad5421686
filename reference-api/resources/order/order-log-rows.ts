import type { OrderLog } from '@/lib/contract/order/detail';
import { wireTime } from '@/lib/format/shanghai-time';
import type { orderLog } from '@/reference-api/database/schema/order-history';
import type { FormValues } from '@/reference-api/database/schema/shapes';
import { maskedAnswers } from './order-masks';

type Line = typeof orderLog.$inferSelect;
interface Asked {
  readonly formSnapshot: readonly { key: string; label: string; type: string }[] | null;
}

/** A line of the log as it is shown. */
export const logRowOf = (line: Line, order: Asked): OrderLog => ({
  ...line,
  content: line.type === 'fillForm' || line.type === 'resubmit' ? formerAnswers(line.content, order) : line.content,
  createTime: wireTime(line.createTime),
});

/** The answers of before by their labels, masked like those of today: whoever may read the log may not read them in full. */
function formerAnswers(content: string, { formSnapshot }: Asked): string {
  const answers = maskedAnswers({ formSnapshot, formValues: JSON.parse(content) as FormValues });
  return (formSnapshot ?? [])
    .filter(({ key }) => answers[key] !== undefined)
    .map(({ key, label }) => `${label}：${[answers[key]].flat().join('、')}`)
    .join('；');
}
