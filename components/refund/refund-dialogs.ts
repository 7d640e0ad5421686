import { onDemand } from '@/components/dialogs/use-on-demand';

const namespaces = ['refund', 'order', 'form', 'enums', 'common', 'list', 'media'] as const;

export const agreeDialog = onDemand(() => import('./AgreeDialog').then((module) => module.AgreeDialog), namespaces);
export const receiveReturnDialog = onDemand(() => import('./ReceiveReturnDialog').then((module) => module.ReceiveReturnDialog), namespaces);
export const executeDialog = onDemand(() => import('./ExecuteDialog').then((module) => module.ExecuteDialog), namespaces);
