/**
 * What a server says of a line, without the number of the line when it says that as well: the number it counts is that of the file it was
 * sent, with its head and without what was left out. `numbered` writes a number before nothing, in the language the server answers in.
 */
export function bareReason(said: string, numbered: (n: number) => string): string {
  const [, written] = /(\d+)/.exec(said) ?? [];
  const lead = written === undefined ? '' : numbered(Number(written));
  return lead !== '' && said.startsWith(lead) ? said.slice(lead.length) : said;
}
