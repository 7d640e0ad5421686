import { describe, expect, test } from 'vitest';
import { importsOf, target } from './testing/imports';
import { isTest, shippedFiles, sourceFiles } from './testing/source-files';

/**
 * Shared folders of components, lower first: one may import those before its own line, never another on the same line. Every other
 * folder is a noun, spelled like its module of the contract: it may import all of these, and other nouns as long as no circle arises.
 */
const TIERS: readonly (readonly string[])[] = [
  ['theme'],
  ['viewer'],
  ['controls'],
  ['feedback'],
  ['dialogs'],
  ['shortcuts'],
  ['tabs'],
  ['chart'],
  ['list', 'form'],
  ['media', 'map'],
  ['editor'],
  ['actions'],
  ['records'],
];
/** Areas of the console that are no noun of the contract. */
const AREAS = ['account', 'login', 'search', 'settings', 'error-log'];
/** The frame around all screens draws what it holds, so it may reach the nouns through the screen map. */
const FRAME = ['shell', 'screens.ts'];
/** Maps of lazily fetched code: they name nouns without holding them. */
const LAZY_MAPS = /^components\/(screens\.ts|records\/)/;
const ALL_LIBRARIES = [
  'client',
  'contract',
  'form',
  'format',
  'import',
  'list',
  'map',
  'media',
  'messages',
  'navigation',
  'search',
  'settings',
  'tabs',
  'windows',
].map((name) => `lib/${name}`);

/** Who may import whom, beside its own folder. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'lib/contract': [],
  'lib/messages': [],
  'lib/format': ['lib/contract', 'lib/messages'],
  'lib/navigation': ['lib/contract'],
  'lib/tabs': ['lib/contract', 'lib/navigation'],
  'lib/windows': ['lib/contract'],
  'lib/settings': ['lib/contract', 'lib/messages'],
  'lib/form': ['lib/contract', 'lib/format', 'lib/messages'],
  'lib/media': ['lib/contract', 'lib/format'],
  'lib/import': ['lib/contract'],
  'lib/map': [],
  'lib/search': ['lib/contract', 'lib/navigation'],
  'lib/client': ['lib/contract', 'lib/messages'],
  'lib/list': ['lib/contract', 'lib/client', 'lib/format'],
  'lib/session': ['lib/contract'],
  'lib/bff': ['lib/contract', 'lib/session', 'lib/map', 'lib/messages', 'lib/format'],
  'lib/console-server': ['lib/bff'],
  'lib/server': ['lib/contract', 'lib/navigation', 'lib/settings', 'lib/session', 'lib/bff', 'lib/messages'],
  components: ALL_LIBRARIES,
  'reference-api': ['lib/contract', 'lib/format', 'lib/messages'],
  app: ['components', 'lib/server', 'lib/bff', 'lib/navigation', 'lib/contract', 'lib/messages', 'lib/settings', 'lib/session'],
  'middleware.ts': ['lib/navigation', 'lib/session', 'lib/bff'],
};

/** Packages whose presence would tie a layer to a runtime it must not know. */
const FORBIDDEN_PACKAGES: Record<string, RegExp> = {
  'lib/contract': /^(?!zod$)/,
  'lib/messages': /^/,
  'lib/format': /^(react|react-dom|next|@mui|hono|node:)/,
  'lib/navigation': /^(react|react-dom|next|@mui|hono|node:)/,
  'lib/map': /^(?!zod$)/,
  'lib/tabs': /^(next|@mui|hono|node:)/,
  'lib/session': /^(react|react-dom|next|@mui|hono|node:|server-only$)/,
  'lib/bff': /^(react|react-dom|next|@mui|hono|server-only$)(\/|$|-)/,
  'lib/client': /^(@mui|hono|node:|next\/(headers|server))/,
  'reference-api': /^(react|react-dom|next|next-intl|@mui|@emotion|server-only$)(\/|$|-)/,
  components: /^(hono|node:|pg$|pino$|jose$|server-only$)/,
};

const layerOf = (path: string) =>
  Object.keys(MAY_IMPORT).find((layer) => path === layer || path.startsWith(`${layer}/`) || `${path}.ts` === layer);

function allowed(from: string, to: string): boolean {
  const layer = layerOf(from);
  const reached = layerOf(to);
  // The version a process reports has one source.
  if (layer === undefined || to === 'package.json') return true;
  if (layer === 'components' && reached === 'components') return componentsMeet(from, to);
  return reached === layer || (reached !== undefined && (MAY_IMPORT[layer]?.includes(reached) ?? false));
}

const folderOf = (path: string) => path.split('/')[1] ?? '';
const tierOf = (folder: string) => TIERS.findIndex((tier) => tier.includes(folder));

function componentsMeet(from: string, to: string): boolean {
  const [own, other] = [folderOf(from), folderOf(to)];
  if (own === other || FRAME.includes(own)) return true;
  if (FRAME.includes(other)) return false;
  const [tier, reached] = [tierOf(own), tierOf(other)];
  if (reached === -1) return tier === -1 || LAZY_MAPS.test(from);
  return tier === -1 || reached < tier;
}

/** The ways that lead back to where they began. */
function circlesIn(reached: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const seen = new Set<string>();
  const from = (place: string, way: readonly string[]): string[] => {
    if (way.includes(place)) return [[...way.slice(way.indexOf(place)), place].join(' -> ')];
    if (seen.has(place)) return [];
    const found = [...(reached.get(place) ?? [])].flatMap((next) => from(next, [...way, place]));
    seen.add(place);
    return found;
  };
  return [...reached.keys()].flatMap((place) => from(place, []));
}

const layered = sourceFiles.filter(({ path }) => !isTest(path) && layerOf(path) !== undefined);
const imports = layered.flatMap(importsOf);

describe('imports', () => {
  test('go downwards only', () => {
    const wrong = imports.filter((each) => {
      const to = target(each);
      return to !== undefined && !allowed(each.file, to);
    });
    expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });

  test('lead no folder of components back to itself', () => {
    const reached = new Map<string, Set<string>>();
    for (const each of imports.filter(({ file }) => file.startsWith('components/') && !LAZY_MAPS.test(file))) {
      const to = target(each);
      if (!to?.startsWith('components/') || folderOf(to) === folderOf(each.file)) continue;
      reached.set(folderOf(each.file), (reached.get(folderOf(each.file)) ?? new Set()).add(folderOf(to)));
    }
    expect(circlesIn(reached)).toEqual([]);
  });

  const plain = (path: string) => path.replace(/\.tsx?$/, '');
  const between = imports.flatMap((each) => {
    const reached = target(each);
    return reached === undefined ? [] : [{ from: plain(each.file), to: plain(reached), late: each.late }];
  });

  test('lead no file back to itself, by types neither', () => {
    const reached = new Map<string, Set<string>>();
    for (const { from, to } of between.filter(({ late }) => !late)) reached.set(from, (reached.get(from) ?? new Set()).add(to));
    expect(circlesIn(reached)).toEqual([]);
  });

  test('lead nothing that is fetched late back to who fetches it', () => {
    const fetched = between.filter(({ from, late }) => late && !LAZY_MAPS.test(from));
    const wrong = fetched.filter(({ from, to }) => between.some((back) => back.from === to && back.to === from));
    expect(wrong.map(({ from, to }) => `${from} fetches ${to}`)).toEqual([]);
  });

  test('bring no runtime into a layer that must not know it', () => {
    const wrong = imports.filter((each) => target(each) === undefined && FORBIDDEN_PACKAGES[layerOf(each.file) ?? '']?.test(each.to));
    expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });

  test('of tests and their helpers never reach shipped code', () => {
    const wrong = imports.filter((each) => {
      const to = target(each);
      return to !== undefined && isTest(`${to}.ts`);
    });
    expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });

  test('cross folders with @/, never by climbing', () => {
    const home = (path: string) => path.split('/').slice(0, 2).join('/');
    const wrong = imports.filter((each) => each.to.startsWith('../') && home(target(each) ?? '') !== home(each.file));
    expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });

  test('are read in all their forms', () => {
    const text =
      "import './side-effect';\nimport type { A } from '@/lib/a';\nconst b = import('./lazy');\nexport { c } from \"./c\";\nimport {\n  d,\n} from 'd';";
    const found = importsOf({ path: 'lib/x.ts', text });
    expect(found.map(({ to }) => to)).toEqual(['./side-effect', '@/lib/a', './lazy', './c', 'd']);
    expect(found.filter(({ late }) => late).map(({ to }) => to)).toEqual(['./lazy']);
    expect(found.filter(({ types }) => types).map(({ to }) => to)).toEqual(['@/lib/a']);
  });
});

describe('a folder of a noun', () => {
  const modules = new Set(
    sourceFiles
      .filter(({ path }) => /^lib\/contract\/[\w-]+\.ts$/.test(path))
      .map(({ path }) => path.slice('lib/contract/'.length, -'.ts'.length)),
  );
  const foldersOf = (parent: string) => [
    ...new Set(
      shippedFiles
        .filter(({ path }) => path.startsWith(parent) && path.slice(parent.length).includes('/'))
        .map(({ path }) => path.slice(parent.length).split('/')[0] ?? ''),
    ),
  ];

  test('is spelled like its module of the contract, in components and in the API', () => {
    const known = new Set([...modules, ...TIERS.flat(), ...FRAME, ...AREAS]);
    expect(foldersOf('components/').filter((folder) => !known.has(folder))).toEqual([]);
    expect(foldersOf('reference-api/resources/').filter((folder) => !modules.has(folder) && !AREAS.includes(folder))).toEqual([]);
  });
});

describe('the table', () => {
  test('knows every folder of lib', () => {
    const folders = new Set(
      sourceFiles
        .filter(({ path }) => /^lib\/[^/]+\//.test(path) && !isTest(path))
        .map(({ path }) => path.split('/').slice(0, 2).join('/')),
    );
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
  });

  test('has no circle', () => {
    const reach = (layer: string, seen: readonly string[]): string[] =>
      (MAY_IMPORT[layer] ?? []).flatMap((next) =>
        seen.includes(next) ? [`${[...seen, next].join(' -> ')}`] : reach(next, [...seen, next]),
      );
    expect(Object.keys(MAY_IMPORT).flatMap((layer) => reach(layer, [layer]))).toEqual([]);
  });
});
