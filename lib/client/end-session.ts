/** Ends the session at the console's own server, where the cookie is cleared: no script can see it. Not a call of the API, so not in the contract. */
export async function endSession(): Promise<void> {
  await fetch('/api/session', { method: 'DELETE', headers: { 'x-csrf': '1' } });
}
