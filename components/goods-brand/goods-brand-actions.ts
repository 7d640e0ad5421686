import { opens, removes, switchedInCell } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { type GoodsBrand, goodsBrand, goodsBrandStatus } from '@/lib/contract/goods-brand';
import { brandForm } from './goods-brand-dialogs';

const setStatus = (status: 0 | 1) => toOne(goodsBrandStatus, ({ id }: GoodsBrand) => ({ body: { id, status } }));

/** What can be done with a brand. */
export const brandActions = recordActions(goodsBrand, ({ name }) => name, {
  edit: opens(goodsBrand.update, brandForm, (brand: GoodsBrand) => ({ brand })),
  delete: removes(goodsBrand.remove),
  ...switchedInCell(setStatus),
});

export type BrandActions = BoundActions<GoodsBrand, keyof (typeof brandActions)['actions']>;
