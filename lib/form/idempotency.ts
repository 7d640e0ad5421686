/** Gives the key of an intention: the same body keeps its key over repeats, another body is another intention. */
export function createKeeper(newKey: () => string = () => crypto.randomUUID()): { keyFor(body: unknown): string; renew(): void } {
  let key = newKey();
  let sent: string | null = null;
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body) ?? '';
      // The server refuses one key for two bodies (40904), and a repeat of one body must not act twice.
      if (sent !== null && sent !== text) key = newKey();
      sent = text;
      return key;
    },
    renew: () => {
      key = newKey();
      sent = null;
    },
  };
}
