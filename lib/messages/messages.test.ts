import { describe, expect, test } from 'vitest';
import { codeLines, literals } from '@/lib/testing/code-lines';
import { namespacesOf, placeholders, texts } from '@/lib/testing/message-catalogue';
import { shippedFiles } from '@/lib/testing/source-files';
import { namespaces } from './namespace';

const chinese = texts['zh-CN'];
const english = texts.en;

describe('the two languages', () => {
  test('have the same namespaces and keys', () => {
    expect(namespacesOf('en')).toEqual(namespacesOf('zh-CN'));
    expect(namespacesOf('zh-CN')).toEqual([...namespaces].sort());
    expect([...english.keys()].filter((key) => !chinese.has(key))).toEqual([]);
    expect([...chinese.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  test('have the same placeholders under each key', () => {
    const differing = [...chinese].filter(([key, text]) => String(placeholders(text)) !== String(placeholders(english.get(key) ?? '')));
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('hold no empty text and no stray blank', () => {
    const untidy = [...Object.entries(texts)].flatMap(([language, all]) =>
      [...all].filter(([, text]) => text === '' || text !== text.trim()).map(([key]) => `${language} ${key}`),
    );
    expect(untidy).toEqual([]);
  });

  test('are themselves: no Chinese in English, no half-width commas or exclamation marks in Chinese', () => {
    // Names of languages and the brand's sign are shown as they are everywhere.
    const shownAsIs = ['shell.languages.zh-CN', 'login.languages.zh-CN', 'search.action.chinese', 'app.mark'];
    const foreign = [...english].filter(([key, text]) => /[\u4e00-\u9fff]/.test(text) && !shownAsIs.includes(key));
    const careless = [...chinese].filter(([, text]) => /[\u4e00-\u9fff]\s*[,;!?！](?!\w*[,}])/.test(text));
    expect({ foreign, careless }).toEqual({ foreign: [], careless: [] });
  });
});

/** Enumerations whose states stand side by side in the rows of one list. */
const SIDE_BY_SIDE = [
  ['applyStatus', 'applyPayStatus'],
  ['orderStatus', 'refundFlag', 'orderCloseType'],
];

test('states that may stand in one list are told apart in both languages', () => {
  const enumerations = new Set([...english.keys()].flatMap((key) => /^enums\.([^.]+)\./.exec(key)?.[1] ?? []));
  const lists = [...[...enumerations].map((name) => [name]), ...SIDE_BY_SIDE];
  const alike = lists.flatMap((names) =>
    Object.values(texts).flatMap((all) => {
      const states = [...all].filter(([key]) => names.some((name) => key.startsWith(`enums.${name}.`)));
      return states.filter(([key, text]) => states.some(([other, same]) => other !== key && same === text)).map(([key]) => key);
    }),
  );
  expect(alike).toEqual([]);
});

const files = shippedFiles
  // The list of all namespaces uses none of their keys.
  .filter(({ path }) => !path.startsWith('scripts/') && path !== 'lib/messages/namespace.ts')
  .map((file) => {
    const code = codeLines(file).map((line) => line.code);
    const spelled = new Set(code.flatMap(literals));
    return { path: file.path, code: code.join('\n'), literals: spelled, templates: [...spelled].flatMap(templateOf) };
  });

/**
 * A key counts as used when a file spells it in full, spells its end and names its namespace, names a group of keys that holds it
 * (`member.status`), or builds it with a template that fits (`errors.${code}`, or `todo.${name}` beside the namespace's name).
 */
describe('keys', () => {
  // Every key against every file: seconds on a busy machine.
  test('are all used', { timeout: 60_000 }, () => {
    const unused = [...english.keys()].filter((key) => !files.some((file) => uses(file, key)) && !isOfAction(key));
    expect(unused).toEqual([]);
  });

  test('that code names exist', () => {
    const missing = files.flatMap(({ path, code }) =>
      [...namedKeys(code), ...keysOfActions(code)].filter((names) => !names.some(exists)).map((names) => `${path}: ${names.join(' or ')}`),
    );
    expect(missing).toEqual([]);
  });
});

/**
 * The words of an action stand under its key, `recordActions(member, …, { points: … })` says `member.actions.points`, or are asked for by
 * `message`; an action without words of its own has common ones, `copy: …` says `common.copy`.
 */
function isOfAction(key: string): boolean {
  const [namespace = '', part = '', action = ''] = key.split('.');
  if (namespace === 'common' && action === '') return declaring.some(({ code }) => new RegExp(`^ +${part}(?:: |,$)`, 'm').test(code));
  const noun = new RegExp(`recordActions\\(\\s*(?:\\{ name: ')?${namespace}\\b|,\\s*'${namespace}',?\\s*\\)`);
  const named = declaring.filter(({ code }) => noun.test(code));
  if (key === `${namespace}.bulkTitle` || key === `${namespace}.object`) return named.length > 0;
  if (named.some(({ code }) => code.includes(`message('${key.slice(namespace.length + 1)}'`))) return true;
  return (
    ['actions', 'questions', 'succeeded', 'consequence'].includes(part) &&
    named.some(({ code }) => new RegExp(`\\b${action}\\b`).test(code))
  );
}

const declaring = files.filter(({ code }) => code.includes('recordActions('));

/** What the actions of a noun say besides their own words. */
const messagesOf = (code: string): string[] => [...code.matchAll(/\bmessage\(\s*'([\w.-]+)'/g)].map((found) => found[1] ?? '');

type File = (typeof files)[number];

function uses(file: File, key: string): boolean {
  const { literals: found, templates } = file;
  const parts = key.split('.');
  const heads = parts.slice(0, -1).map((_, length) => parts.slice(0, length + 1).join('.'));
  if (found.has(key) || heads.slice(1).some((head) => found.has(head))) return true;
  return (
    templates.some((template) => template.test(key)) || heads.some((head) => found.has(head) && spells(file, key.slice(head.length + 1)))
  );
}

const spells = ({ literals: found, templates }: File, rest: string) =>
  found.has(rest) ||
  rest.split('.').some((_, index, parts) => index > 0 && found.has(parts.slice(0, index).join('.'))) ||
  templates.some((template) => template.test(rest));

/** The keys a template with holes can make; one that is nothing but a hole says nothing. */
function templateOf(literal: string): RegExp[] {
  if (!literal.includes('${') || !/^[\w.-]*\w\.[\w.${}()[\] ?:'-]*$|^\$\{/.test(literal)) return [];
  const fixed = literal.split(/\$\{[^}]*\}/);
  if (fixed.join('').replace(/\./g, '') === '') return [];
  const escaped = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(`^${escaped.join('[\\w.-]+')}$`)];
}

const exists = (key: string) => english.has(key) || [...english.keys()].some((each) => each.startsWith(`${key}.`));

/** For every call of a translator with a constant key: the full keys it may stand for, one per namespace its name is bound to. */
function namedKeys(code: string): string[][] {
  const translators = [...code.matchAll(/(\w+)\s*=\s*(?:await\s+)?(?:useTranslations|getTranslations)\(\s*(?:['"]([\w.-]+)['"])?\s*\)/g)];
  // The parts of `useFacts` take the key of a label: `const { fact, money } = useFacts('cash.fields', row)`.
  const facts = [...code.matchAll(/\{([\w,\s]+)\}\s*=\s*useFacts\(\s*'([\w.-]+)'/g)].flatMap((found) =>
    (found[1] ?? '').split(',').map((part) => [found[0], part.trim(), found[2]]),
  );
  const bound = [...translators, ...facts];
  const names = [...new Set(bound.map((found) => found[1] ?? ''))];
  return names.flatMap((name) => {
    const namespaces = bound.filter((found) => found[1] === name).map((found) => found[2]);
    const calls = [...code.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.(?:rich|raw|markup))?\\(\\s*['"]([\\w.-]+)['"]`, 'g'))];
    // One of two: t(isIssued ? 'actions.update' : 'actions.issue').
    const choice = new RegExp(`(?<![\\w.])${name}\\([^'"\`()]*\\?\\s*'([\\w.-]+)'\\s*:\\s*'([\\w.-]+)'`, 'g');
    const keys = [...calls.map(([, key]) => key), ...[...code.matchAll(choice)].flatMap(([, one, other]) => [one, other])];
    return keys.map((key = '') => namespaces.map((namespace) => (namespace ? `${namespace}.${key}` : key)));
  });
}

/** The messages that actions ask for, one list of candidates for each: those of the nouns whose actions the file declares. */
function keysOfActions(code: string): string[][] {
  const nouns = [...code.matchAll(/recordActions\(\s*(?:\{ name: ')?(\w+)/g)].map((found) => found[1] ?? '');
  const named = [...code.matchAll(/recordActions\([\s\S]*?,\s*'([\w.-]+)',?\s*\);/g)].map((found) => found[1] ?? '');
  return nouns.length === 0 ? [] : messagesOf(code).map((key) => [...nouns, ...named].map((namespace) => `${namespace}.${key}`));
}
