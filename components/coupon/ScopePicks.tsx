'use client';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useKeyword } from '@/components/controls/remote/use-keyword';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { bothLevels } from '@/components/goods-category/category-levels';
import { listOptions, readOptions } from '@/lib/client/resource-queries';
import { goodsOptions } from '@/lib/contract/goods/action';
import { goodsKinds } from '@/lib/contract/goods/kind';
import { goodsCategory } from '@/lib/contract/goods-category';
import { formatFen } from '@/lib/format/money';
import type { CouponValues } from './coupon-values';
import { PickList } from './PickList';
import type { Pick } from './picks';

interface Props {
  readonly form: ResourceForm<CouponValues>;
  readonly disabled: boolean;
  readonly known: readonly Pick[];
  onChoose(pick: Pick): void;
}

const MOST = 200;
const NONE: readonly Pick[] = [];

/** Goods a coupon is for, found on the server by name or number. */
export function GoodsPicks(props: Props) {
  const enums = useTranslations('enums');
  const [typed, setTyped] = useState('');
  const { keyword, isTyping } = useKeyword(typed);
  const found = useQuery({
    ...readOptions(goodsOptions, { keyword: keyword || undefined }),
    ...{ placeholderData: keepPreviousData, meta: { quiet: true } },
  });
  const picks = useMemo(
    () =>
      found.data?.map(({ id, name, cover, kind, priceMin, priceMax }) => ({
        id,
        name,
        image: cover,
        note: `ID ${id} · ${enums(`goodsKind.${kind}`)}`,
        amount: priceMin === priceMax ? formatFen(priceMin) : `${formatFen(priceMin)} - ${formatFen(priceMax)}`,
      })) ?? NONE,
    [found.data, enums],
  );
  const isEarlier = isTyping || found.isPlaceholderData;
  return <ScopeList {...props} picks={picks} isEarlier={isEarlier} answers={[found]} typed={typed} onType={setTyped} />;
}

/** Categories of both levels a coupon may be for; all of them come at once. */
export function CategoryPicks(props: Props) {
  const enums = useTranslations('enums');
  const [typed, setTyped] = useState('');
  const lists = useQueries({
    queries: goodsKinds.map((kind) => ({ ...listOptions(goodsCategory, { kind, currPage: 1, pageSize: 50 }), meta: { quiet: true } })),
  });
  const picks = bothLevels(lists.flatMap(({ data }) => data?.rows ?? []))
    .filter(({ label }) => label.includes(typed.trim()))
    .map(({ category: { id, icon, kind }, label }) => ({ id, name: label, image: icon, note: enums(`goodsKind.${kind}`), amount: '' }));
  return <ScopeList {...props} picks={picks} isEarlier={false} answers={lists} typed={typed} onType={setTyped} />;
}

interface ListProps extends Props {
  readonly picks: readonly Pick[];
  readonly isEarlier: boolean;
  readonly answers: readonly UseQueryResult[];
  readonly typed: string;
  onType(text: string): void;
}

const ScopeList = (props: ListProps) => <PickList {...props} name="scopeIds" max={MOST} />;
