import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { CategoryFormParams } from './GoodsCategoryForm';

/** The form of a category: its code comes when it is first asked for. */
export const categoryForm: OnDemand<CategoryFormParams, true> = {
  load: () => import('./GoodsCategoryForm').then((module) => module.GoodsCategoryForm),
  namespaces: [],
};
