import 'server-only';
import type { ServerTranslate } from './translate';

/** Why the guard could not let somebody in: the specification's two texts, or a call that failed. */
export type GuardFailureReason = 'verifyFailed' | 'rolesEmpty' | 'fetchFailed';

/** The user info of a session could not be used; the session ends and the person signs in again (specification 2.1). */
export class GuardFailure extends Error {
  override readonly name = 'GuardFailure';

  constructor(
    readonly reason: GuardFailureReason,
    message = '',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What the person reads: the text of the failure, the message of the error, or 'Has Error' when it has none. */
export function failureText(failure: GuardFailure, translate: ServerTranslate): string {
  if (failure.reason === 'verifyFailed') return translate('guard.verifyFailed');
  if (failure.reason === 'rolesEmpty') return translate('guard.rolesEmpty');
  return failure.message.trim() || translate('guard.hasError');
}
