import type { SourceFile } from './source-files';

/** A line of code with its comments taken off; `excuse` is what a house-rules comment on it or above it says. */
export interface CodeLine {
  readonly file: string;
  readonly number: number;
  readonly code: string;
  readonly excuse: string;
}

/**
 * The lines of a file without comments. Read line by line: a string or a comment that begins in the middle of a template over
 * several lines is seen as code. That is the blind spot of every rule built on it.
 */
export function codeLines({ path, text }: SourceFile): CodeLine[] {
  const lines = text.split('\n');
  let inComment = false;
  return lines.map((line, index) => {
    const { code, open } = withoutComments(line, inComment);
    inComment = open;
    return { file: path, number: index + 1, code, excuse: excuseIn(line) || excuseIn(lines[index - 1] ?? '', true) };
  });
}

/** `// house-rules: <rule>: <reason>`, on the line itself or alone on the line before. */
function excuseIn(line: string, alone = false): string {
  const excuse = /\/\/ house-rules: (\w[\w-]*: \S.{9,})$/.exec(line.trimEnd());
  return excuse?.[1] && (!alone || line.trim().startsWith('//')) ? excuse[1] : '';
}

function withoutComments(line: string, inComment: boolean): { code: string; open: boolean } {
  if (inComment) {
    const end = line.indexOf('*/');
    return end < 0 ? { code: '', open: true } : withoutComments(line.slice(end + 2), false);
  }
  const start = commentStart(line);
  if (!start) return { code: line, open: false };
  const before = line.slice(0, start.at);
  if (start.kind === '//') return { code: before, open: false };
  const rest = withoutComments(line.slice(start.at + 2), true);
  return { code: before + rest.code, open: rest.open };
}

/** The first comment of a line that does not stand inside a string. */
function commentStart(line: string): { at: number; kind: '//' | '/*' } | undefined {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '\\') at += 1;
    else if (quote) quote = character === quote ? '' : quote;
    else if (`'"\``.includes(character)) quote = character;
    else if (line.startsWith('//', at) && line.charAt(at - 1) !== ':') return { at, kind: '//' };
    else if (line.startsWith('/*', at)) return { at, kind: '/*' };
  }
  return undefined;
}

/** The string literals of a line, its templates as they are written, and the literals inside their holes. */
export const literals = (code: string): string[] =>
  [...code.matchAll(/'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`/g)].flatMap(([, single, double, template]) =>
    template === undefined ? [single ?? double ?? ''] : [template, ...inHoles(template)],
  );

const inHoles = (template: string) => [...template.matchAll(/\$\{([^}]*)\}/g)].flatMap((hole) => literals(hole[1] ?? ''));

/** Places where a rule is broken, as `file:line code`, apart from those excused by name. */
export const breaches = (files: readonly SourceFile[], rule: string, broken: (code: string, file: string) => boolean): string[] =>
  files
    .flatMap(codeLines)
    .filter((line) => broken(line.code, line.file) && !line.excuse.startsWith(`${rule}: `))
    .map((line) => `${line.file}:${line.number} ${line.code.trim()}`);
