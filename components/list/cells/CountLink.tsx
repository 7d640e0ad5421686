import { groupedNumber } from '@/lib/format/number-suffix';
import { RecordLink } from './RecordLink';

/** A count that leads to what was counted; none leads nowhere. */
export const CountLink = ({ count, href }: { count: number; href: string }) =>
  count === 0 ? <>0</> : <RecordLink href={href}>{groupedNumber(count)}</RecordLink>;
