'use client';
import { CopyText } from '@/components/list/cells/CopyText';
import { LinkButton } from '@/components/list/cells/link-button';
import { useOpenOrder } from './use-open-order';

/** The number of an order, which opens its record for whoever may read orders. */
export function OrderNumber({ id, number }: { id: number | null; number: string }) {
  const open = useOpenOrder();
  return (
    <CopyText text={number}>
      {open && id !== null ? (
        <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => open(id)}>
          {number}
        </LinkButton>
      ) : undefined}
    </CopyText>
  );
}
