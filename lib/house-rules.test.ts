import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routeTable } from '@/lib/navigation/table';
import { breaches, literals } from './testing/code-lines';
import { root, shippedFiles, shippedIn, sourceFiles } from './testing/source-files';

/*
 * The house rules of the project that a machine can check; layers stand in architecture.test.ts, texts in messages/*.test.ts.
 * A line may be excused with `// house-rules: <rule>: <reason>` on it or right above it.
 */

const MOST_LINES = 200;
const MOST_FILES = 40;
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

  test(`lie at most ${MOST_FILES} to a folder; modules and messages of the nouns are as many as there are nouns`, () => {
    const folders = new Map<string, number>();
    for (const { path } of sourceFiles) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
    const crowded = [...folders].filter(([folder, files]) => files > MOST_FILES && folder !== 'lib/contract');
    expect(crowded).toEqual([]);
  });

  test('of lib/server say so in their first line', () => {
    const wrong = shippedIn('lib/server').filter(({ text }) => !text.startsWith("import 'server-only';"));
    expect(pathsOf(wrong)).toEqual([]);
  });
});

const FOR_TESTS = /-for-tests\.ts$/;
/** Clients of the simulator are generated from it. */
const CLIENT_TABLE = 'lib/contract/storefront/table.ts';

describe('code', () => {
  const painted = shippedIn('app', 'components', 'lib').filter(({ path }) => path !== 'components/theme/tokens.ts');

  test('names the widths of windows in the tokens alone', () => {
    const width = /@media \((?:min|max)-width: ?[\d.]/;
    expect(breaches(painted, 'widths', (code) => width.test(code))).toEqual([]);
  });

  test('names colours in the tokens alone', () => {
    const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/i;
    expect(breaches(painted, 'colour', (code) => literals(code).some((literal) => colour.test(literal)))).toEqual([]);
  });

  test('exports nothing that nobody uses; tests and comments are no users', () => {
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
    const holders = new Map<string, Set<string>>();
    for (const { path, text } of shippedFiles)
      for (const word of new Set(code(text).match(/[A-Za-z_]\w*/g))) holders.set(word, (holders.get(word) ?? new Set()).add(path));
    const EXPORT = /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;
    // Next, Vitest and Playwright look for what they know by name.
    const ours = shippedIn('components', 'lib', 'reference-api').filter(({ path }) => !FOR_TESTS.test(path) && path !== CLIENT_TABLE);
    const unused = ours.flatMap(({ path, text }) => {
      const elsewhere = (name: string) => (holders.get(name)?.size ?? 0) > 1;
      const again = (name: string) => (code(text).match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;
      return [...text.matchAll(EXPORT)]
        .map(([, name = '']) => name)
        .filter((name) => !elsewhere(name) && !again(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(ours.length).toBeGreaterThan(1000);
    expect(unused).toEqual([]);
  });

  test('dresses no component of MUI that nothing draws', () => {
    const inside = ['Backdrop', 'ButtonBase', 'InputBase', 'InputLabel', 'PaginationItem', 'Paper', 'SvgIcon'];
    const drawn = new Set(sourceFiles.flatMap(({ text }) => [...text.matchAll(/'@mui\/material\/(\w+)'/g)].map(([, name]) => name)));
    const dressed = shippedIn('components/theme/overrides').flatMap(({ text }) =>
      [...text.matchAll(/^ {2}Mui(\w+):/gm)].map(([, name]) => name),
    );
    expect(dressed.length).toBeGreaterThan(30);
    expect(dressed.filter((name) => !drawn.has(name) && !inside.includes(name ?? ''))).toEqual([]);
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

  test('leaves a dialog or a drawer of MUI by onCloseBy: the second click of a double one that opened it falls beside it', () => {
    const frames = shippedIn('components').filter(({ text }) => /'@mui\/material\/(?:Dialog|Drawer|Modal|SwipeableDrawer)'/.test(text));
    const left = frames.map(({ path, text }) => ({
      path,
      ways: text.match(/<(?:Dialog|Drawer|Modal|SwipeableDrawer)\b[\s\S]*?\bonClose=\{(?!onCloseBy\()/g) ?? [],
    }));
    expect(frames.length).toBeGreaterThan(5);
    expect(left.filter(({ ways }) => ways.length > 0)).toEqual([]);
  });

  test('of the browser calls the network from lib/client alone', () => {
    const browser = shippedIn('app', 'components', 'lib').filter(
      ({ path }) => !/^(lib\/(client|bff|server|session)|app\/(api|media|healthz|readyz|metrics))\//.test(path),
    );
    const calls = /\bfetch\s*\(|\bXMLHttpRequest\b|\bEventSource\b|\bWebSocket\b|\bsendBeacon\b/;
    expect(breaches(browser, 'network', (code) => calls.test(code))).toEqual([]);
  });

  test('spells no code of a state; lib/contract/states names them', () => {
    const statesAside = /^lib\/contract\/states\/|^reference-api\/(?:database|invariants)\//;
    const others = shippedIn('components', 'reference-api', 'lib/contract').filter(({ path }) => !statesAside.test(path));
    const spelled = String.raw`-?\d{1,2}(?!\d|\s*\|)`;
    const codeOfState = new RegExp(
      [
        String.raw`\w*[sS]tatus['"]?\)?\}?\s*(?:[!=]==|=|<>|:)\s*${spelled}`,
        String.raw`\w*[sS]tatus(?:,|\}? in)\s*[[(]?${spelled}`,
        String.raw`^const \[?(?:${stateNames().join('|')})\b.*=\s*\[?-?\d`,
      ].join('|'),
    );
    expect(breaches(others, 'state', (code) => codeOfState.test(code))).toEqual([]);
  });

  test('takes no stored code for one of its noun; the schema in the contract reads it', () => {
    const taken = /\bas (?:\w+\['(?:status|auditStatus|kind|type|sex|source|\w+(?:Type|Status|Mode))'\]|GoodsKind\b|LinkType\b|Status\b)/;
    expect(breaches(shippedIn('components', 'reference-api', 'lib'), 'cast', (code) => taken.test(code))).toEqual([]);
  });

  test('spells no switch; lib/contract/states/on-off names it', () => {
    const spelled =
      /\bstatus\b\)?\s*[!=]==\s*[01]\b|\bstatus: [01]\b(?!\s*\|)|\bstatus: \w+ \? [01]\b|\bstatus, [01]\b|\bstatus\} = [01]\b/;
    const others = shippedIn('components', 'reference-api').filter(({ path }) => !/^reference-api\/(?:database|invariants)\//.test(path));
    expect(breaches(others, 'switch', (code) => spelled.test(code))).toEqual([]);
  });

  test('spells no kind of goods and no code of a coupon or a dialog; the contract names them', () => {
    const spelled = /\b(?:kind|takeType|validityType|showType|audience)\b['"]?\)?\}?\s*(?:===|!==|=|<>|:|,)\s*[[(]?\d(?!\d|\s*\|)/;
    const others = shippedIn('components', 'reference-api', 'lib/contract').filter(
      ({ path }) => !/^reference-api\/(?:database|invariants)\//.test(path),
    );
    expect(breaches(others, 'kind', (code) => spelled.test(code))).toEqual([]);
  });

  test('spells no mark; lib/contract/states/yes-no names it', () => {
    const mark =
      '(?:is[A-Z]\\w+|builtin|levelLocked|needGoodsAudit|needAudit|reviewed|cardStock|returnable|refundableBeforeProcess|selfBuy)';
    const spelled = new RegExp(
      String.raw`\b${mark}\)? (?:===|!==) [01]\b|\b(?:eq|ne)\([\w.]*\b${mark}, [01]\)|\b${mark}: [01](?=[,\s})])(?! \|)`,
    );
    const others = shippedIn('components', 'reference-api', 'lib/contract').filter(({ path }) => !path.includes('/seed/'));
    expect(breaches(others, 'mark', (code) => spelled.test(code))).toEqual([]);
  });

  test('states what can be done with a record as data; a hook binds it and asks, tells and calls nothing itself', () => {
    const stated = shippedIn('components').filter(({ path }) =>
      /^components\/(?!actions\/)[\w-]+\/[\w-]*(?:actions|commands|bulk)\.tsx?$/.test(path),
    );
    expect(stated.length).toBeGreaterThan(20);
    const handMade = /\buse(?:Confirm|Toast|Act|Remove|Save|ActOnOne|Write|ReportFailure)\b/;
    expect(pathsOf(stated.filter(({ text }) => handMade.test(text)))).toEqual([]);
  });

  test('spells the key of a call in lib/client alone: what a write makes stale is found by it', () => {
    const others = shippedIn('app', 'components').filter(({ path }) => !path.includes('/testing/'));
    expect(breaches(others, 'key', (code) => /\bqueryKey: \['/.test(code))).toEqual([]);
  });

  test('fetches a dialog with `onDemand`', () => {
    const others = shippedIn('components').filter(({ path }) => path !== 'components/dialogs/use-on-demand.ts');
    expect(breaches(others, 'dialog', (code) => /\bload: \(\) =>\s*(?:import\(|$)/.test(code))).toEqual([]);
  });

  test('leaves out of a call what its endpoint does not take; generic code alone spells both parts', () => {
    const nouns = shippedIn('components').filter(({ path }) => !/^components\/(?:list|controls|form\/state)\//.test(path));
    expect(breaches(nouns, 'call', (code) => /\b(?:query|body): undefined\b/.test(code))).toEqual([]);
  });

  test('of a noun asks and shows in the shared frames, never in a dialog, drawer, table or pager of its own', () => {
    const contract = new Set(shippedIn('lib/contract').map(({ path }) => path));
    const nouns = shippedIn('components').filter(({ path }) => contract.has(`lib/contract/${path.split('/')[1]}.ts`));
    const own = /@mui\/material\/(?:Dialog|Drawer|SwipeableDrawer|Modal|Popover|Stepper|Table|Pagination|Snackbar)'/;
    expect(nouns.length).toBeGreaterThan(200);
    expect(breaches(nouns, 'frame', (code) => own.test(code))).toEqual([]);
  });

  test('draws its charts in components/chart, over d3-scale and d3-shape and no other chart package', () => {
    const charting = /^(?:d3(?:-.*)?|.*chart.*|recharts|.*plot(?:ly)?.*|@?visx.*|victory.*|@nivo.*|@antv.*|highcharts.*)$/;
    const {
      dependencies,
      devDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => charting.test(name));
    expect(packages.sort()).toEqual(['d3-scale', 'd3-shape']);
    const others = shippedIn('app', 'components', 'lib').filter(({ path }) => !path.startsWith('components/chart/'));
    expect(breaches(others, 'chart', (code) => /from 'd3-/.test(code))).toEqual([]);
  });

  test('is named in the words of the field', () => {
    const retired =
      /\b(?:\w+House|house\/|wearAppearance|FilterStage|CarriedWords|latePart|whenNear|useKept|ListFace|ErrorFace|TabDuties|FrozenWindow|narrowedBy|firstStep|mount-[\w-]+\.ts)\b/;
    const others = sourceFiles.filter(({ path }) => path !== 'lib/house-rules.test.ts');
    expect(pathsOf(others.filter(({ path, text }) => retired.test(text) || retired.test(path)))).toEqual([]);
    // Words that comments may use and names may not.
    const names = /\b(?:[wW]ish(?:es)?|\w*[a-z]Face|Face[A-Z]\w*|(?:heed|warm)[A-Z]\w*|hostile[-A-Z]\w*|HOSTILE_\w+)\b/;
    const named = others.filter(({ path }) => !path.startsWith('scripts/'));
    expect(breaches(named, 'name', (code) => names.test(code))).toEqual([]);
    expect(pathsOf(named.filter(({ path }) => names.test(path)))).toEqual([]);
  });

  test('tells a new record from a saved one in `useRecordForm` alone', () => {
    const others = shippedIn('components').filter(({ path }) => path !== 'components/form/state/use-record-form.ts');
    expect(breaches(others, 'form', (code) => /\? 'updated' : 'created'/.test(code))).toEqual([]);
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

  test('makes a path of an address with `fileURLToPath`: `pathname` spells a space, or a Chinese letter, as no folder does', () => {
    expect(breaches(sourceFiles, 'pathname', (code) => /import\.meta\.url\)?\)\.pathname/.test(code))).toEqual([]);
  });

  test('takes the length of a day from lib/format/shanghai-time', () => {
    const others = sourceFiles.filter(
      ({ path }) => /^(?:components|lib|reference-api|e2e)\//.test(path) && !path.startsWith('lib/format/'),
    );
    expect(breaches(others, 'day', (code) => /\b86_?400_?000\b|\bDAY(?:_MS)? = /.test(code))).toEqual([]);
  });

  test('leaves nothing for later and silences no checker', () => {
    const later = /\b(?:TODO|FIXME|XXX|HACK)\b/;
    const silenced = /@ts-(?:ignore|nocheck|expect-error)|biome-ignore-all|\b(?:test|it|describe)\.(?:skip|only|todo)\b/;
    const others = sourceFiles.filter(({ path }) => path !== 'lib/house-rules.test.ts');
    const found = others.filter(({ text }) => later.test(text) || silenced.test(text));
    expect(pathsOf(found)).toEqual([]);
  });

  test('of browser tests reads nothing of React; the page says itself what answers', () => {
    const journeys = sourceFiles.filter(({ path }) => path.startsWith('e2e/'));
    expect(breaches(journeys, 'react', (code) => code.includes('__react'))).toEqual([]);
  });

  test('of browser tests waits for what can be seen, never for time or for silence on the wire', () => {
    const journeys = sourceFiles.filter(({ path }) => path.startsWith('e2e/'));
    expect(breaches(journeys, 'waiting', (code) => /\bwaitForTimeout\b|'networkidle'/.test(code))).toEqual([]);
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

  test("gives every Autocomplete the messages' words, and takes none from MUI's languages", () => {
    const drawing = shippedIn('components').filter(({ text }) => /<Autocomplete\b/.test(text) && !text.includes('{...choiceWords}'));
    expect(pathsOf(drawing)).toEqual([]);
    expect(breaches(shippedIn('app', 'components', 'lib'), 'locale', (code) => code.includes("'@mui/material/locale"))).toEqual([]);
  });

  test('elements of static styles find the cache of styles of every page: only their own provider gives one', () => {
    const given = sourceFiles.filter(({ text }) => /import \{[^}]*\bCacheProvider\b[^}]*\} from '@emotion\/react'/.test(text));
    expect(pathsOf(given)).toEqual(['components/theme/static-styled.ts']);
  });

  test('keeps the list of an Autocomplete open with `useAutocompleteOpen`, not with a property of MUI that lets Enter choose `undefined`', () => {
    expect(breaches(shippedIn('components'), 'autocomplete', (code) => /\bdisableCloseOnSelect\b/.test(code))).toEqual([]);
  });

  test('gives such a list `useAutocompleteKeys` too, or keys are lost and send the form while its options are on their way', () => {
    const boxes = shippedIn('components').filter(({ path }) => path.endsWith('.tsx'));
    const lacks = (code: string) => /\buseAutocompleteOpen\(/.test(code) && !/\buseAutocompleteKeys\(/.test(code);
    expect(boxes.filter(({ text }) => lacks(text)).map(({ path }) => path)).toEqual([]);
  });

  test('takes the router from components/theme/app-router: asked for at Next itself it draws whoever asks again at every navigation', () => {
    const others = shippedIn('components', 'lib', 'app').filter(
      ({ path }) => path !== 'components/theme/app-router.tsx' && !path.includes('/testing/'),
    );
    expect(breaches(others, 'router', (code) => /\buseRouter\b/.test(code))).toEqual([]);
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
