/** Everything that can be done to an order from its row or its record, in the order the buttons stand in. */
export const rowCommands = [
  'ship',
  'deliver',
  'activate',
  'accept',
  'finish',
  'supplement',
  'assign',
  'rework',
  'receive',
  'packages',
  'extend',
  'address',
  'adjust',
  'confirmPay',
  'refund',
  'reject',
  'close',
  'remark',
  'print',
  'copyReceiver',
  'delete',
] as const;
export type OrderCommand = (typeof rowCommands)[number];

export const isOrderCommand = (key: string): key is OrderCommand => rowCommands.some((each) => each === key);
