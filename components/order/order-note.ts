export interface OrderNote {
  readonly remark: string;
  readonly star: number;
}
