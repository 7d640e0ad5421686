import type { useTranslations } from 'next-intl';
import { formatFen } from '@/lib/format/money';

type Words = ReturnType<typeof useTranslations<'order.logContent'>>;

/** What a line of the log says besides its action: amounts as money, numbers with what they count. */
export function logContent(type: string, content: string, t: Words): string {
  if (type === 'adjust') return content.replace(/-?\d+/g, (fen) => formatFen(Number(fen)));
  // The job that closed it writes why in the language of the server; the action says as much.
  if (type === 'timeout') return '';
  if (type === 'extend') return t('days', { n: Number(content) });
  return type === 'deliver' && /^\d+$/.test(content) ? t('pieces', { n: Number(content) }) : content;
}
