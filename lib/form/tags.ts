const SEPARATORS = /[,，;；、\n\r\t]+/;
const SEPARATORS_OF_NUMBERS = /[,，;；、\s]+/;

/** Words after some were typed or pasted: trimmed, each once. None is cut or left out: what is too long or too many the schema refuses. */
export function addTags(tags: readonly string[], text: string, numbers = false): string[] {
  const added = text
    .split(numbers ? SEPARATORS_OF_NUMBERS : SEPARATORS)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Set([...tags, ...added])];
}
