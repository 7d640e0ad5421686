'use client';
import type { Announcements } from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import type { TreeRow } from '@/lib/list/tree-rows';

type Key = string | number;

/** What a screen reader says while a row of a tree is moved. */
export function useTreeWords<Row>(nodeOf: (key: Key) => TreeRow<Row> | undefined, nameOf: (row: Row) => string): Announcements {
  const t = useTranslations('list');
  const named = (key: Key) => {
    const node = nodeOf(key);
    return node ? nameOf(node.row) : '';
  };
  const placeOf = (key: Key) => {
    const node = nodeOf(key);
    return { n: node ? node.siblings.indexOf(node.row) + 1 : 0, total: node?.siblings.length ?? 0 };
  };
  return {
    onDragStart: ({ active }) => t('tree.lifted', { name: named(active.id) }),
    onDragOver: ({ over }) => (over ? t('tree.over', placeOf(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('tree.dropped', placeOf(over.id)) : t('tree.cancelled')),
    onDragCancel: () => t('tree.cancelled'),
  };
}
