export interface RefundOutcome {
  id: number;
  status: number;
  processing: number;
  failMsg: string;
}
