'use client';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Order } from '@/lib/contract/order/row';
import { joinEntries } from '@/lib/format/punctuation';
import { Wide } from './dialog-parts';

/** Who gets the goods, masked, so that a parcel is not sent on the wrong order. */
export function Receiver({ order: { receiver, items } }: { order: Order }) {
  const { language } = useLanguage();
  if (!receiver) return null;
  return (
    <Wide>
      <p>
        {receiver.name} {receiver.mobile} {receiver.province}
        {receiver.city}
        {receiver.district}
        {receiver.address}
      </p>
      <p>
        {joinEntries(
          items.map(({ goodsName, specText, count }) => `${goodsName} ${specText} ×${count}`),
          language,
        )}
      </p>
    </Wide>
  );
}
