export interface Placed {
  orderId: number;
  status: number;
  payPrice: number;
  kind: number;
  at: number;
  storeId: number;
  memberId: number;
}
