const SEPARATORS = /[,，;；、\n\r\t]+/;
const SEPARATORS_OF_NUMBERS = /[,，;；、\s]+/;

/** Words after some were typed or pasted: trimmed, each once. None is cut or left out: what is too long or too many the schema refuses. */
export function addTags(tags: readonly string[], text: string, numbers = false): string[] {
  const added = (numbers ? joinedMobiles(text) : text)
    .split(numbers ? SEPARATORS_OF_NUMBERS : SEPARATORS)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Set([...tags, ...added])];
}

/** Mobiles as address books write them, `138 0000 0001`: what is one number together is one. */
const joinedMobiles = (text: string): string =>
  text.replace(/(?<!\d)1\d{2}[^\S\r\n]\d{4}[^\S\r\n]\d{4}(?!\d)/g, (mobile) => mobile.replace(/\s/g, ''));
