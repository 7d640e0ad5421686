'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '@/components/controls/option';
import { bothLevels, type CategoryOfLevel, childrenOf } from '@/components/goods-category/category-levels';
import { everyRowOptions } from '@/lib/client/every-row';
import { listOptions } from '@/lib/client/resource-queries';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsBrand } from '@/lib/contract/goods-brand';
import { type GoodsCategory, goodsCategory } from '@/lib/contract/goods-category';
import { type Held, offered } from '@/lib/form/offered';

const NO_CATEGORIES: readonly GoodsCategory[] = [];
const WHOLE = { currPage: 1, pageSize: 50 } as const;

/** The categories of a kind as a tree; they come whole. */
export function useCategories(kind: GoodsKind): readonly GoodsCategory[] {
  return useQuery(listOptions(goodsCategory, { ...WHOLE, kind })).data?.rows ?? NO_CATEGORIES;
}

/** Every category to find goods by; children stand under their parent's name. */
export function useCategoryOptions(kind: GoodsKind): readonly Option[] {
  const tree = useCategories(kind);
  return useMemo(() => bothLevels(tree).map(ofLevel), [tree]);
}

/** Categories goods may lie in: the second level where there is one. */
export function useLeafCategoryOptions(kind: GoodsKind): readonly Option[] {
  const tree = useCategories(kind);
  return useMemo(
    () => tree.flatMap((parent) => (parent.children.length > 0 ? childrenOf(parent).map(ofLevel) : [optionOf(parent)])),
    [tree],
  );
}

const optionOf = ({ id, name }: { id: number; name: string }): Option => ({ value: id, label: name });
const ofLevel = ({ category: { id }, label }: CategoryOfLevel): Option => ({ value: id, label });

/** Brands to find goods by; asked for only where goods have one. */
export function useBrandOptions(wanted: boolean): readonly Option[] {
  const { data } = useQuery({ ...everyRowOptions(goodsBrand, {}), enabled: wanted });
  return useMemo(() => (data ?? []).map(optionOf), [data]);
}

/** Brands that goods can be given; `held` is the one they have. */
export function useOfferedBrands(held?: Held): readonly Option[] {
  const { data } = useQuery(everyRowOptions(goodsBrand, {}));
  return useMemo(() => offered(data ?? [], held).map(optionOf), [data, held]);
}
