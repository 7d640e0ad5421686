/** The four kinds of goods (specification 1); fixed when goods are made. */
export const ACCOUNT = 1;
export const HARDWARE = 2;
export const FORM = 3;
export const SOFTWARE = 4;

export type GoodsKind = typeof ACCOUNT | typeof HARDWARE | typeof FORM | typeof SOFTWARE;
/** In the order of the menu. */
export const goodsKinds: readonly GoodsKind[] = [ACCOUNT, HARDWARE, FORM, SOFTWARE];

/** Kinds another store may make only with UPLOAD_GOODS; software services stay open (specification 6). */
export const needsUploadGoods = (kind: number): boolean => kind !== SOFTWARE;

/** Account goods: cards are handed out by the system, or by a person. */
export const AUTOMATIC_DELIVERY = 1;
/** Software: codes come from the card stock, are generated, or a person switches the service on. */
export const FROM_STOCK = 1;
export const GENERATED_KEY = 2;

/** Whether the stock of goods is the number of their unsold cards and never typed (goods.md 3.3). */
export const sellsCards = ({
  kind,
  deliverMode,
  licenceMode,
}: {
  kind: number;
  deliverMode?: number | undefined;
  licenceMode?: number | undefined;
}): boolean => (kind === ACCOUNT && deliverMode === AUTOMATIC_DELIVERY) || (kind === SOFTWARE && licenceMode === FROM_STOCK);
