import { onDemand } from '@/components/dialogs/use-on-demand';

/** The form of a category: its code comes when it is first asked for. */
export const categoryForm = onDemand(() => import('./GoodsCategoryForm').then((module) => module.GoodsCategoryForm));
