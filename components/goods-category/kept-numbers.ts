import type { GoodsCategory } from '@/lib/contract/goods-category';
import type { CategoryOrders } from './category-order';

/** The numbers the server keeps categories by, as last read or saved: rows on the page are drawn a moment after their save. */
export class KeptNumbers {
  readonly #sorts = new Map<number, number>();
  /** The rows each parent's numbers were taken from, so that those of before a save do not count again after it. */
  readonly #readFrom = new Map<number, readonly unknown[]>();

  /** Takes in what was read; what is being saved knows better than rows read meanwhile. */
  read(rows: readonly GoodsCategory[], saving: CategoryOrders): void {
    for (const { id, children } of [{ id: 0, children: rows }, ...rows]) {
      if (saving.has(id) || this.#readFrom.get(id) === children) continue;
      this.#readFrom.set(id, children);
      for (const row of children) this.#sorts.set(row.id, row.sort);
    }
  }

  /** Saves a number unless it is kept already. One whose answer was lost may be kept or not. */
  async put({ id, sort }: { readonly id: number; readonly sort: number }, save: () => Promise<unknown>): Promise<void> {
    if (this.#sorts.get(id) === sort) return;
    this.#sorts.delete(id);
    await save();
    this.#sorts.set(id, sort);
  }
}
