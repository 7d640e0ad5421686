/** So short that any part of it says too much. */
const SHORT = 4;
const SHOWN = 2;
const HIDDEN = '******';

/**
 * What may be shown of a field of a card, in the preview of an import, in stock and in what was delivered: nothing of a secret or of
 * something short, the beginning and the domain of a mail address, both ends of anything else.
 */
export function maskedField(value: string, secret: boolean): string {
  const characters = Array.from(value);
  if (secret || characters.length <= SHORT) return HIDDEN;
  const at = characters.indexOf('@');
  if (at < 1) return `${characters.slice(0, SHOWN).join('')}****${characters.slice(-SHOWN).join('')}`;
  // A name of two characters would be told whole.
  return `${characters.slice(0, Math.min(SHOWN, at - 1)).join('')}****${characters.slice(at).join('')}`;
}
