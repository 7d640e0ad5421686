'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/controls/Picture';
import { DrawerFrame } from '@/components/dialogs/DrawerFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { Answered } from '@/components/feedback/Answered';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { OwnAddress } from '@/components/list/OwnAddress';
import { readOptions } from '@/lib/client/resource-queries';
import { goodsInfo } from '@/lib/contract/goods';
import { CardStock } from './CardStock';
import { DrawerTitle } from './card-styles';

export interface CardDrawerParams {
  readonly goodsId: number;
  readonly name: string;
  readonly cover: string;
}

/** The stock of cards of goods: states, counts, import, and what can be done with a card (goods.md 6). */
export function CardDrawer({ payload: { goodsId, name, cover } }: DialogProps<CardDrawerParams, undefined>) {
  const t = useTranslations('goodsCard');
  const found = useQuery({ ...readOptions(goodsInfo, { id: goodsId }), meta: { quiet: true } });
  const title = (
    <DrawerTitle>
      {t('title')}
      <span className="cover">
        <Picture url={cover} alt="" />
      </span>
      <span className="name">{name}</span>
      <span className="note">ID {goodsId}</span>
    </DrawerTitle>
  );
  return (
    <DrawerFrame title={title} width={1120}>
      <OwnAddress>
        <Answered of={found} skeleton={<FormSkeleton fields={6} />}>
          {(record) => <CardStock record={record} />}
        </Answered>
      </OwnAddress>
    </DrawerFrame>
  );
}
