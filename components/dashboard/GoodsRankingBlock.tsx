'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainChoice } from '@/components/controls/PlainSelect';
import { Segments } from '@/components/controls/Segments';
import { Answered } from '@/components/feedback/Answered';
import { EmptyState } from '@/components/feedback/EmptyState';
import { TableSkeleton } from '@/components/feedback/Skeletons';
import { type GoodsKind, goodsKinds } from '@/lib/contract/goods/kind';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { Block } from './Block';
import { type Days, DaysControl } from './DaysControl';
import { useGoodsRanking } from './dashboard-queries';
import { RankingFigures } from './RankingFigures';

type By = 'count' | 'amount';

/** 商品销量排行: what sold best, by pieces or by amount, of one kind or all. */
export function GoodsRankingBlock() {
  const t = useTranslations('dashboard.rankings');
  const kinds = useTranslations('dashboard.kinds');
  const [days, setDays] = useState<Days>(7);
  const [by, setBy] = useState<By>('count');
  const [kind, setKind] = useState<GoodsKind>();
  const answer = useGoodsRanking({ days, by, ...(kind && { kind }) });
  const pieces = (count: number) => t('pieces', { n: groupedNumber(count) });
  const controls = (
    <>
      <PlainChoice
        value={kind ?? ''}
        aria-label={t('kind')}
        onChange={({ target }) => setKind(goodsKinds.find((each) => String(each) === target.value))}
      >
        <option value="">{t('allKinds')}</option>
        {goodsKinds.map((each) => (
          <option key={each} value={each}>
            {kinds(String(each))}
          </option>
        ))}
      </PlainChoice>
      <Segments
        label={t('by')}
        chosen={by}
        options={[
          { value: 'count', text: t('byCount') },
          { value: 'amount', text: t('byAmount') },
        ]}
        onChoose={setBy}
      />
      <DaysControl days={days} onChange={setDays} />
    </>
  );
  return (
    <Block title={t('goods')} controls={controls}>
      <Answered of={answer} skeleton={<TableSkeleton rows={5} columns={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('none')} small />
          ) : (
            <RankingFigures
              label={t('goods')}
              heads={by === 'count' ? [t('goodsName'), t('count'), t('amount')] : [t('goodsName'), t('amount'), t('count')]}
              exact={by === 'count' ? pieces : formatFen}
              figures={rows.map(({ goodsId, name, count, amount }) => ({
                key: goodsId,
                label: name,
                value: by === 'count' ? count : amount,
                note: by === 'count' ? formatFen(amount) : pieces(count),
              }))}
            />
          )
        }
      </Answered>
    </Block>
  );
}
