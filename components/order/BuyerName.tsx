import { LinkButton } from '@/components/list/cells/link-button';
import type { Order } from '@/lib/contract/order/row';

/** Who bought, as a link for whoever may open the record: members of other stores buy in a store too. */
export function BuyerName({ order, open }: { order: Order; open: ((memberId: number) => void) | undefined }) {
  const { memberId, memberInReach = 1, nickname } = order;
  const name = nickname || '-';
  if (!open || memberInReach === 0) return <span>{name}</span>;
  return (
    <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => open(memberId)}>
      {name}
    </LinkButton>
  );
}
