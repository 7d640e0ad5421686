/** What the json columns of goods and orders hold. Shapes only: the pages of the contract give the rules. */

/** A field of the form that a buyer fills in (goods.md 3.3). */
export interface FormFieldShape {
  key: string;
  label: string;
  type: string;
  required: number;
  placeholder?: string;
  options?: string[];
  minLen?: number;
  maxLen?: number;
  min?: number | null;
  max?: number | null;
  maxCount?: number;
  sort?: number;
}

/** A field of an account that is sold (goods.md 3.3). */
export interface CardFieldShape {
  key: string;
  label: string;
  secret: number;
}

/** Where goods go back to. */
export interface ReturnAddressShape {
  name: string;
  mobile: string;
  address: string;
}

/** What only one kind of goods has (goods.md 3.3), flat: each kind fills its own. */
export interface KindBlock {
  deliverMode?: number;
  cardFields?: CardFieldShape[];
  separator?: string;
  warrantyHours?: number;
  useGuide?: string;
  freightType?: number;
  freight?: number;
  extraFreight?: number;
  noDeliveryRegions?: string[];
  afterSaleDays?: number;
  returnable?: number;
  returnAddress?: ReturnAddressShape | null;
  invoiceable?: number;
  formFields?: FormFieldShape[];
  needAudit?: number;
  promiseHours?: number;
  refundableBeforeProcess?: number;
  licenceMode?: number;
  platforms?: string[];
  softVersion?: string;
  downloadUrl?: string;
  docUrl?: string;
  maxDevices?: number;
  renewable?: number;
  trialDays?: number;
  keyPrefix?: string;
}

/** A spec of goods with several variants. */
export interface SpecShape {
  name: string;
  values: { value: string; image?: string }[];
}

/** Where hardware goes. */
export interface ReceiverShape {
  name: string;
  mobile: string;
  province: string;
  city: string;
  district: string;
  address: string;
}

/** What a form order waits for (order.md 2). */
export interface SupplementShape {
  fieldKeys: string[];
  reason: string;
  time: string;
}

/** What came of a form order (order.md 2). */
export interface FormResultShape {
  text: string;
  images: string[];
  privateNote: string;
}

/** The rules of the goods as they were when the order was made: an item never reads its goods again. */
export interface ItemTerms extends Omit<KindBlock, 'cardFields' | 'formFields' | 'useGuide' | 'noDeliveryRegions'> {
  cardFields?: CardFieldShape[];
  useGuide?: string;
  categoryId: number;
  durationUnit?: number | null;
  durationNum?: number | null;
  pointsDeduct: number;
  commissionType: number;
  firstValue: number;
  secondValue: number;
  giveCouponIds: number[];
  /** The end a licence had before it was renewed by this item. */
  endedAtBefore?: string | null;
}

/** Values of a form by field; values of secret fields are sealed. */
export type FormValues = Record<string, string | number | string[] | null>;

/** How goods come back. */
export interface ReturnExpressShape {
  expressName: string;
  trackingNo: string;
}

/** Who gets a paper invoice. */
export interface InvoiceReceiverShape {
  name: string;
  mobile: string;
  address: string;
}

/** Where a withdrawal is paid to (finance.md 2). */
export interface CashAccountShape {
  holder?: string;
  no?: string;
  bankName?: string;
  branch?: string;
  qrcode?: string;
}
