import { dirname, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './testing/source-files';

/** Folders of components that every other one may use; the remaining ones are nouns and stay apart from each other. */
const SHARED_COMPONENTS = ['list', 'form', 'dialogs', 'feedback', 'theme', 'media', 'map', 'tabs', 'shortcuts'].map(
  (name) => `components/${name}`,
);
/** The frame around all screens draws what it holds, so it may reach the nouns through the screen map. */
const FRAME = ['components/shell', 'components/screens.ts'];
const ALL_LIBRARIES = [
  'client',
  'contract',
  'form',
  'format',
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
  'lib/map': [],
  'lib/search': ['lib/contract', 'lib/navigation'],
  'lib/client': ['lib/contract', 'lib/messages'],
  'lib/list': ['lib/contract', 'lib/client', 'lib/format'],
  'lib/session': ['lib/contract'],
  'lib/bff': ['lib/contract', 'lib/session', 'lib/map', 'lib/messages', 'lib/format'],
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

interface Import {
  readonly file: string;
  readonly to: string;
}

const importsOf = ({ path, text }: SourceFile): Import[] =>
  [...text.matchAll(/(?<!['"])\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map((found) => ({ file: path, to: found[1] ?? '' }));

/** The project file an import names, or undefined for a package. */
function target({ file, to }: Import): string | undefined {
  if (to.startsWith('@/')) return to.slice(2);
  return to.startsWith('.') ? posix.normalize(posix.join(dirname(file), to)) : undefined;
}

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

function componentsMeet(from: string, to: string): boolean {
  const folder = (path: string) => path.split('/').slice(0, 2).join('/');
  const inFrame = FRAME.some((part) => from === part || from.startsWith(`${part}/`));
  return inFrame || folder(from) === folder(to) || SHARED_COMPONENTS.includes(folder(to));
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
    expect(importsOf({ path: 'lib/x.ts', text }).map(({ to }) => to)).toEqual(['./side-effect', '@/lib/a', './lazy', './c', 'd']);
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
