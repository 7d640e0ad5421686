/** The text of an imported file as Chinese desktops write them (00-conventions 1.5): UTF-8 with or without its mark, UTF-16 with one, else GBK. */
export function decodeText(bytes: Uint8Array): string {
  const named = byMark(bytes);
  if (named) return new TextDecoder(named).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}
