/** What can stand in the history of goods (goods.md 5); each has its words in the messages. */
export const goodsLogActions = [
  ...(['saveDraft', 'submit', 'edit', 'reaudit', 'approve', 'reject', 'withdraw'] as const),
  ...(['onSale', 'offSale', 'forceOffSale', 'saleTimeReached', 'recycle', 'restore', 'remove'] as const),
  ...(['sort', 'flag', 'categoryMove', 'stock', 'price', 'copy'] as const),
  ...(['cardImport', 'cardAdd', 'cardEdit', 'cardVoid', 'cardRemove', 'cardRestock'] as const),
] as const;
export type GoodsLogAction = (typeof goodsLogActions)[number];
