'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { FactList } from '@/components/controls/FactList';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { useFacts } from '@/components/records/use-facts';
import { readOptions } from '@/lib/client/resource-queries';
import { type StoreDetail, storeDetail } from '@/lib/contract/store';
import { storeReveal } from '@/lib/contract/store/action';
import { formatPercent } from '@/lib/format/percent';
import { StoreChip } from './StoreChip';
import { StoreMaterial } from './StoreMaterial';
import { storeActions } from './store-actions';
import { useGoodsLinks } from './use-goods-links';

/** One store with everything known about it. */
export function StoreDrawer({ payload: { id } }: DialogProps<{ id: number }, undefined>) {
  const t = useTranslations('store');
  const actions = useRecordActions(storeActions);
  const goodsLinks = useGoodsLinks();
  return (
    <RecordDrawer
      query={readOptions(storeDetail, { id })}
      waitingTitle={`#${id}`}
      title={(row) => row.name}
      chips={({ status }) => <StoreChip status={status} />}
      actions={(row) => [...actions.forRow(row), ...goodsLinks(row)]}
      panels={[
        { key: 'state', label: t('panels.state'), draw: (row) => <State row={row} /> },
        { key: 'material', label: t('panels.material'), draw: (row) => <StoreMaterial row={row} reveal={storeReveal} /> },
      ]}
      width={760}
    />
  );
}

function State({ row }: { row: StoreDetail }) {
  const t = useTranslations('store');
  const features = useTranslations('enums.storeAuth');
  const { fact, money } = useFacts('store.fields', row);
  const held = row.auths.split(',').filter(Boolean);
  return (
    <>
      <FactList
        title={t('groups.plan')}
        facts={[
          fact('levelId', row.levelName),
          fact('mealId', row.mealName),
          fact('expireAt', row.expireAt ?? t('permanent')),
          fact('platformRate', row.platformRate === null ? t('ofLevel') : formatPercent(row.platformRate)),
          fact('goodsLimit', row.goodsLimit === null ? t('ofLevel') : row.goodsLimit === 0 ? t('noLimit') : row.goodsLimit),
          fact('auths', held.map((code) => features(code)).join(' · ')),
        ]}
      />
      <FactList
        title={t('groups.money')}
        facts={[
          money('balance'),
          money('pendingSettle'),
          money('withdrawing'),
          money('withdrawn'),
          money('salesTotal'),
          fact('orderCount', row.orderCount),
          fact('goodsCount', row.goodsCount),
        ]}
      />
      <FactList
        title={t('groups.people')}
        facts={[
          fact('ownerMemberId', row.ownerName && `${row.ownerName} #${row.ownerMemberId}`),
          fact('username', row.ownerUsername),
          fact('createTime', row.createTime),
          { label: t('actionFields.reason'), value: row.closeReason, wide: true },
          fact('remark', row.remark, true),
        ]}
      />
    </>
  );
}
