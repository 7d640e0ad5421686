'use client';
import { Digits, LongNumber } from '@/components/list/cells/LongNumber';
import { RecordLink } from '@/components/list/cells/RecordLink';
import { useViewer } from '@/components/viewer/viewer-context';
import type { StoreFlow } from '@/lib/contract/store-flow';
import { flowRecordHref } from './flow-record';

/** The number of the order, withdrawal or application a row belongs to: leads to it, or can be copied where there is nothing to lead to. */
export function BizNo({ row }: { row: StoreFlow }) {
  const { paths } = useViewer();
  const address = flowRecordHref(row, paths);
  if (!address) return <LongNumber text={row.bizNo} />;
  return (
    <RecordLink href={address}>
      <Digits>{row.bizNo}</Digits>
    </RecordLink>
  );
}
