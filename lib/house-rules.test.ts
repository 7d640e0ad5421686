import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routeTable } from '@/lib/navigation/table';
import { breaches, literals } from './testing/code-lines';
import { shippedFiles, shippedIn, sourceFiles } from './testing/source-files';

/*
 * The house rules of the project that a machine can check; layers stand in architecture.test.ts, texts in messages/*.test.ts.
 * A line may be excused with `// house-rules: <rule>: <reason>` on it or right above it.
 */

const MOST_LINES = 200;
const codeFiles = shippedFiles.filter(({ path }) => !path.startsWith('scripts/') && !path.endsWith('.mjs'));
const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path);
const words = (name: string) => name.replace(/(\.component)?(\.test)?\.\w+$/, '');

describe('files', () => {
  test(`hold at most ${MOST_LINES} lines; the route table, schemas of seeds and tests may be longer`, () => {
    const measured = shippedFiles.filter(({ path }) => path !== 'lib/navigation/table.ts' && !path.includes('/seed/'));
    const tooLong = measured.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
    expect(tooLong.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
  });

  test('are no barrels', () => {
    const onlyPassesOn = ({ text }: { text: string }) => {
      const statements = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').trim();
      return statements !== '' && /^(export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?\s*)+$/.test(statements);
    };
    expect(pathsOf(codeFiles.filter((file) => /^index\.tsx?$/.test(basename(file.path)) || onlyPassesOn(file)))).toEqual([]);
  });

  test('are named for an idea', () => {
    const banned = /^(utils?|helpers?|common|misc|shared|lib)$/;
    const parts = (path: string) => path.split('/').slice(1).map(words);
    expect(pathsOf(codeFiles.filter(({ path }) => parts(path).some((part) => banned.test(part))))).toEqual([]);
  });

  test('that draw are PascalCase.tsx, all others kebab-case; a hook may share a kebab-case file with its provider', () => {
    const component = /^[A-Z][A-Za-z0-9]*$/;
    const other = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?$/;
    const exportsHook = (text: string) => /^export (?:function|const) use[A-Z]/m.test(text);
    const fits = ({ path, text }: { path: string; text: string }) => {
      const name = words(basename(path));
      return path.endsWith('.tsx') ? component.test(name) || (other.test(name) && exportsHook(text)) : other.test(name);
    };
    const named = sourceFiles.filter(({ path }) => !/^(app|e2e|scripts)\//.test(path) && path.includes('/'));
    expect(pathsOf(named.filter((file) => !fits(file)))).toEqual([]);
  });

  test('never lie directly in lib or components, tests and the screen map apart', () => {
    const loose = codeFiles.filter(({ path }) => ['lib', 'components'].includes(dirname(path)) && path !== 'components/screens.ts');
    expect(pathsOf(loose)).toEqual([]);
  });

  test('of lib/server say so in their first line', () => {
    const wrong = shippedIn('lib/server').filter(({ text }) => !text.startsWith("import 'server-only';"));
    expect(pathsOf(wrong)).toEqual([]);
  });
});

describe('code', () => {
  test('names colours in the tokens alone', () => {
    const painted = shippedIn('app', 'components', 'lib').filter(({ path }) => path !== 'components/theme/tokens.ts');
    const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/i;
    expect(breaches(painted, 'colour', (code) => literals(code).some((literal) => colour.test(literal)))).toEqual([]);
  });

  test('writes no path of the route table by hand; `href` takes only paths that exist', () => {
    const sections = routeTable.map(({ path }) => path);
    const written = (literal: string) =>
      sections.some((path) => literal === path || literal.startsWith(`${path}/`) || literal.startsWith(`${path}?`));
    const elsewhere = shippedIn('components', 'lib').filter(
      ({ path }) => !path.startsWith('lib/navigation/') && path !== 'components/screens.ts',
    );
    // Keys of a record over ScreenPath are checked by the compiler just as well.
    const typedKeys = new Set(elsewhere.filter(({ text }) => text.includes('Record<ScreenPath')).map(({ path }) => path));
    const isTypedKey = (code: string, file: string) => typedKeys.has(file) && /^\s*'[^']+': /.test(code);
    const broken = (code: string, file: string) =>
      !isImport(code) && !isTypedKey(code, file) && literals(withoutTypedPaths(code)).some(written);
    expect(breaches(elsewhere, 'path', broken)).toEqual([]);
  });

  test('of the browser calls the network from lib/client alone', () => {
    const browser = shippedIn('app', 'components', 'lib').filter(
      ({ path }) => !/^(lib\/(client|bff|server|session)|app\/(api|media|healthz|readyz|metrics))\//.test(path),
    );
    const calls = /\bfetch\s*\(|\bXMLHttpRequest\b|\bEventSource\b|\bWebSocket\b|\bsendBeacon\b/;
    expect(breaches(browser, 'network', (code) => calls.test(code))).toEqual([]);
  });

  test('spells no code of a state; lib/contract/states names them', () => {
    const nouns = shippedIn('lib/contract/states').map(({ path }) => words(basename(path)));
    nouns.push('goods-card', 'coupon-issue', 'coupon-record', 'store-info');
    const stateful = new RegExp(
      `^(components|reference-api/resources)/(${nouns.join('|')})/|^components/records/|^reference-api/(commerce|jobs)/`,
    );
    const others = shippedIn('components', 'reference-api', 'lib/contract').filter(
      ({ path }) => stateful.test(path) || (path.startsWith('lib/contract/') && !path.startsWith('lib/contract/states/')),
    );
    const codeOfState = new RegExp(
      String.raw`\b(?:status|auditStatus)['"]?\s*(?:[!=]==|=|:)\s*-?\d+(?!\d|\s*\|)|\b(?:status|auditStatus), -?\d|^const \[?(?:${stateNames().join('|')})\b.*=\s*\[?-?\d`,
    );
    expect(breaches(others, 'state', (code) => codeOfState.test(code))).toEqual([]);
  });

  test('keeps no list of what a write makes stale; its endpoint names that in `changes`', () => {
    const others = shippedIn('app', 'components', 'lib').filter(({ path }) => path !== 'lib/client/query-client.ts');
    const reads = /\b(?:invalidate|refetch|reset|remove)Queries\b/;
    expect(breaches(others, 'stale', (code) => reads.test(code))).toEqual([]);
  });

  test('formats no time by the zone or language of the machine', () => {
    const local =
      /\.toLocale(?:Date|Time)?String\(|\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)\(|\.getTimezoneOffset\(|\.toDateString\(|\.toTimeString\(/;
    expect(breaches(codeFiles, 'time', (code) => local.test(code))).toEqual([]);
  });

  test('leaves nothing for later and silences no checker', () => {
    const later = /\b(?:TODO|FIXME|XXX|HACK)\b/;
    const silenced = /@ts-(?:ignore|nocheck|expect-error)|biome-ignore-all|\b(?:test|it|describe)\.(?:skip|only|todo)\b/;
    const others = sourceFiles.filter(({ path }) => path !== 'lib/house-rules.test.ts');
    const found = others.filter(({ text }) => later.test(text) || silenced.test(text));
    expect(pathsOf(found)).toEqual([]);
  });

  test('gives a reason wherever it tells the linter to look away', () => {
    const silent = sourceFiles.filter(({ text }) => /biome-ignore [\w/]+:?\s*(?:<explanation>)?\s*$/m.test(text));
    expect(pathsOf(silent)).toEqual([]);
  });

  test('asks with awaited dialogs instead of keeping one of its own open', () => {
    const toggling = shippedIn('app', 'components').filter(
      ({ path, text }) =>
        !path.startsWith('components/dialogs/') && /<Dialog\b/.test(text) && /\[\s*\w*open\w*\s*,\s*set\w*\]\s*=\s*useState/i.test(text),
    );
    expect(pathsOf(toggling)).toEqual([]);
  });

  test('holds no server action', () => {
    expect(breaches(shippedIn('app', 'components', 'lib'), 'action', (code) => /^\s*['"]use server['"]/.test(code))).toEqual([]);
  });
});

/** The names of all states as constants would spell them: PENDING, ON_SALE. */
const stateNames = () => {
  const objects = shippedIn('lib/contract/states').flatMap(({ text }) => text.match(/\w+State = \{[^}]*\}/g) ?? []);
  const names = objects.flatMap((object) => [...object.matchAll(/(\w+): -?\d/g)].map(([, name = '']) => name));
  return [...new Set(names.map((name) => name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()))];
};

const isImport = (code: string) => /\bfrom\s+['"]|\bimport\s*\(?\s*['"]/.test(code);

/** What `href('/…')` names is checked by the compiler against the table. */
const withoutTypedPaths = (code: string) => code.replace(/\bhref\(\s*'[^']*'/g, 'href(');
