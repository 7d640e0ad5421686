import { onDemand } from './use-on-demand';

/** Asks for the login password before what cannot be taken back: `const password = await ask(passwordAgain, { title })`. */
export const passwordAgain = onDemand(() => import('./PasswordAgainDialog').then((module) => module.PasswordAgainDialog));
