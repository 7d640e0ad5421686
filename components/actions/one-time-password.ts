import { oneTimePasswordDialog } from '@/components/form/dialogs/form-dialogs';
import type { ActionContext } from './record-action';

/** Shows the password a call answered, once. */
export const shownOnce = ({ tempPassword }: { readonly tempPassword: string }, { ask, title }: ActionContext): Promise<unknown> =>
  ask(oneTimePasswordDialog, { title, password: tempPassword });
