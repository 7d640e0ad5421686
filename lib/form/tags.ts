/** Words after some were typed or pasted: trimmed, cut, each once, no more than allowed. Commas, semicolons and line ends separate. */
export function addTags(tags: readonly string[], text: string, { max, maxLength }: { max: number; maxLength: number }): string[] {
  const added = text
    .split(/[,，;；\n\r\t]+/)
    .map((word) => word.trim().slice(0, maxLength))
    .filter((word) => word !== '');
  return [...new Set([...tags, ...added])].slice(0, max);
}
