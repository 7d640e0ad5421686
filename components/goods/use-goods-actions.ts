'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE, UPLOAD_GOODS } from '@/lib/contract/access';
import { type Goods, goodsUpdate } from '@/lib/contract/goods';
import { goodsAudit, goodsFlag, goodsStatus } from '@/lib/contract/goods/action';
import { needsUploadGoods } from '@/lib/contract/goods/kind';
import { auditState, goodsState, goodsTransitions as steps } from '@/lib/contract/states/goods';
import { allowed } from '@/lib/contract/states/transitions';
import { goodsDrawer } from './goods-dialogs';
import { goodsPlaces } from './goods-places';
import { type GoodsCommands, useGoodsCommands } from './use-goods-commands';

/** What lists, drawers and bulk bars need to know of goods: the subset that rows and records share. */
export type SomeGoods = Pick<
  Goods,
  'id' | 'kind' | 'name' | 'cover' | 'status' | 'auditStatus' | 'storeId' | 'cardStock' | 'isRecommend' | 'isHot' | 'isNew'
>;

/** What the screens of goods can do with one: show it, and the actions this person may take in its state. */
export interface GoodsActions {
  readonly commands: GoodsCommands;
  show(id: number): void;
  mayEdit(row: Pick<Goods, 'storeId'>): boolean;
  actionsFor(row: SomeGoods): readonly RowAction[];
  /** The same without showing, for the drawer that shows it. */
  actionsIn(row: SomeGoods): readonly RowAction[];
}

/** The actions of goods, of steady identity so that a hundred cells may hold them. */
export function useGoodsActions(): GoodsActions {
  const t = useTranslations('goods.actions');
  const common = useTranslations('common');
  const router = useRouter();
  const ask = useAskOnDemand();
  const may = useMay();
  const viewer = useViewer();
  const commands = useGoodsCommands();
  return useMemo(() => {
    const own = (row: Pick<Goods, 'storeId'>) => row.storeId === viewer.storeId;
    const mayEdit = (row: Pick<Goods, 'storeId'>) => own(row) && may(goodsUpdate);
    const action = (key: string, label: string, act: () => Promise<unknown>, danger = false): RowAction => ({
      key,
      label,
      danger,
      // A refusal was told by the one place that tells failures.
      act: () => void act().catch(() => undefined),
    });
    const ownActions = (row: SomeGoods) => {
      if (!mayEdit(row)) return [];
      const recycled = row.status === goodsState.recycled;
      const editable = !recycled && row.auditStatus !== auditState.pending;
      const copies = !needsUploadGoods(row.kind) || may({ access: { storeAuth: UPLOAD_GOODS } });
      return [
        editable && { key: 'edit', label: common('edit'), act: () => router.push(goodsPlaces[row.kind].edit(row.id)) },
        allowed(steps, row, 'putOnSale') && action('onSale', t('onSale'), () => commands.setOnSale(row, true)),
        allowed(steps, row, 'takeOffSale') && action('offSale', t('offSale'), () => commands.setOnSale(row, false)),
        allowed(steps, row, 'withdrawAudit') && action('withdraw', t('withdraw'), () => commands.withdraw(row)),
        row.cardStock === 1 && !recycled && action('cards', t('cards'), () => commands.cards(row)),
        row.cardStock === 0 && !recycled && action('stock', t('stock'), () => commands.stock(row)),
        !recycled && copies && action('copy', common('copy'), () => commands.copy(row)),
        recycled && action('restore', t('restore'), () => commands.restore(row)),
        recycled && action('remove', t('remove'), () => commands.remove(row), true),
        !recycled && row.status === goodsState.offSale && action('recycle', t('recycle'), () => commands.recycle(row), true),
      ];
    };
    const mainActions = (row: SomeGoods) => {
      if (viewer.storeId !== MAIN_STORE) return [];
      const decides = may(goodsAudit) && allowed(steps, row, 'approve');
      const forces = !own(row) && may(goodsStatus) && allowed(steps, row, 'forceOffSale');
      const marks = !own(row) && may(goodsFlag) && row.status !== goodsState.recycled;
      return [
        decides && action('audit', t('audit'), () => commands.audit(row)),
        forces && { ...action('forceOffSale', t('forceOffSale'), () => commands.forceOffSale(row), true), rare: true },
        ...(['isRecommend', 'isHot', 'isNew'] as const).map(
          (field) =>
            marks && { ...action(field, t(`${field}.${row[field] === 1 ? 'off' : 'on'}`), () => commands.flag(row, field)), rare: true },
        ),
      ];
    };
    const show = (id: number) => void ask(goodsDrawer, { id });
    const actionsIn = (row: SomeGoods) => [...ownActions(row), ...mainActions(row)].filter((each): each is RowAction => Boolean(each));
    const actionsFor = (row: SomeGoods): readonly RowAction[] => {
      const view: RowAction = { key: 'show', label: common('view'), act: () => show(row.id) };
      const others = actionsIn(row);
      // One's own goods are edited first; those of another store are looked at.
      return mayEdit(row) ? [...others.slice(0, 2), view, ...others.slice(2)] : [view, ...others];
    };
    const actions: GoodsActions = { commands, show, mayEdit, actionsFor, actionsIn };
    return actions;
  }, [commands, may, viewer.storeId, router, ask, t, common]);
}
