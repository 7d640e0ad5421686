import { onDemand } from '@/components/dialogs/use-on-demand';

/** The drawer of an invoice; its code comes when it is first asked for. Its actions open what stands in invoice-dialogs.ts. */
export const invoiceDrawer = onDemand(() => import('./InvoiceDrawer').then((module) => module.InvoiceDrawer), ['invoice']);
