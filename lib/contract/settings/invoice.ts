import { z } from 'zod';
import { choices, wholeBetween } from '../field/fields';
import { onOff } from './values';

/** Invoices; other stores keep their own values, which begin with those of the main store. */
export const invoiceSettings = z.looseObject({
  enabled: onOff(1),
  /** Codes of InvoiceType. */
  types: choices(z.literal([1, 2, 3]), 3).default([1, 2]),
  applyDays: wholeBetween(1, 365).default(90),
  /** Codes of InvoiceContent. */
  contents: choices(z.literal([1, 2]), 2)
    .min(1)
    .default([1, 2]),
});
