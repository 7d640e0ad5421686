/** What can stand in the log of an order (order.md 3); each has its words in the messages. */
export const orderLogTypes = [
  ...(['place', 'pay', 'confirmPay', 'close', 'cancel', 'timeout', 'adjust', 'remark', 'delete', 'receive', 'reveal'] as const),
  ...(['ship', 'packages', 'address', 'extend'] as const),
  ...(['deliver', 'replace'] as const),
  ...(['fillForm', 'accept', 'assign', 'supplement', 'supplementOverdue', 'resubmit', 'finish', 'rework'] as const),
  ...(['activate', 'activateLicence', 'licenceBegins', 'renew', 'pause', 'resume', 'revoke', 'resetKey', 'unbind'] as const),
  ...(['refundApply', 'refund', 'refundedInFull'] as const),
] as const;
export type OrderLogType = (typeof orderLogTypes)[number];
