import type { PasswordQuestion } from './PasswordAgainDialog';
import type { OnDemand } from './use-on-demand';

/** Asks for the login password before what cannot be taken back: `const password = await ask(passwordAgain, { title })`. */
export const passwordAgain: OnDemand<PasswordQuestion, string> = {
  load: () => import('./PasswordAgainDialog').then((module) => module.PasswordAgainDialog),
  namespaces: [],
};
