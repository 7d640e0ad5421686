'use client';
import { CopyText } from '@/components/list/cells/CopyText';
import { RecordLink } from '@/components/list/cells/RecordLink';
import type { StoreFlow } from '@/lib/contract/store-flow';
import { flowRecordHref } from './flow-record';

/** The number of the order, withdrawal or application a row belongs to; leads to it. */
export function BizNo({ row }: { row: StoreFlow }) {
  const address = flowRecordHref(row);
  return <CopyText text={row.bizNo}>{address && <RecordLink href={address}>{row.bizNo}</RecordLink>}</CopyText>;
}
