import { groupedNumber } from '@/lib/format/number-suffix';
import { Grouped } from './Grouped';
import { RecordLink } from './RecordLink';

/** A count that leads to what was counted; none leads nowhere. */
export const CountLink = ({ count, href }: { count: number; href: string }) =>
  count === 0 ? (
    <>0</>
  ) : (
    <RecordLink href={href}>
      <Grouped text={groupedNumber(count)} />
    </RecordLink>
  );
