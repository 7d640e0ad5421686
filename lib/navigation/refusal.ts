/** Cookie with the message of the navigation guard, read and removed by the sign-in page. */
export const REFUSAL_COOKIE = 'guard-message';
