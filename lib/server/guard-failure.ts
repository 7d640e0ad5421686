import 'server-only';
import type { ServerTranslate } from './translate';

/** Why the guard could not let somebody in: the specification's two texts, a call that was refused with its message, one nobody answered, or an answer that cannot be read. */
export interface GuardFailure {
  readonly reason: 'verifyFailed' | 'rolesEmpty' | 'fetchFailed' | 'unreachable' | 'unreadable';
  readonly message: string;
}

/** What the person reads: the text of the failure, the message of the error, or 'Has Error' when it has none. */
export function failureText({ reason, message }: GuardFailure, translate: ServerTranslate): string {
  if (reason === 'verifyFailed') return translate('guard.verifyFailed');
  if (reason === 'rolesEmpty') return translate('guard.rolesEmpty');
  if (reason === 'unreadable') return translate('request.contract');
  return message.trim() || translate('guard.hasError');
}
