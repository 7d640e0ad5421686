import { describe, expect, it } from 'vitest';
import { translator } from '@/lib/format/translator';
import route from '@/lib/messages/zh-CN/route.json';
import { searchEntries } from '@/lib/navigation/derive';
import { routeTable } from '@/lib/navigation/table';
import type { Findable } from './found';
import { pinyinSpeller } from './pinyin';
import { decodeRecent, RECENT_KEPT, withRecent } from './recent';
import { createSearch } from './search';
import { soundsOf, spellingFit } from './spelling';

const translate = translator({ route }, 'zh-CN');
const pages: Findable[] = searchEntries(routeTable).map(({ path, titleKeys }) => {
  const titles = titleKeys.map((key) => translate(key));
  return { id: path, path, title: titles.at(-1) ?? '', sections: titles.slice(0, -1) };
});
const search = createSearch(pages, pinyinSpeller);
const first = (query: string) => search(query)[0]?.path;

describe('every searchable page is the first hit', () => {
  it.each(pages.map((page) => [page.title, page.path]))('%s (%s)', (title, path) => {
    const sounds = soundsOf(title, pinyinSpeller);
    expect(first(title)).toBe(path);
    expect(first(sounds.join(''))).toBe(path);
    expect(first(sounds.map((sound) => sound[0]).join(''))).toBe(path);
  });
});

describe('search', () => {
  it('leaves hidden pages out', () => {
    expect(pages.some((page) => page.path.includes(':id'))).toBe(false);
  });

  it('finds the pages of a section by its initials', () => {
    expect(search('ddgl').length).toBeGreaterThan(0);
    expect(search('ddgl').every((page) => page.sections[0] === '订单管理')).toBe(true);
  });

  it('finds by a part of the path', () => {
    expect(first('coupon')).toBe('/marketing/coupon');
  });

  it('forgives a wrong character', () => {
    expect(search('优惠卷列表').map((page) => page.path)).toContain('/marketing/coupon');
  });

  it('finds nothing for nothing, and no page for nonsense', () => {
    expect(search('   ')).toEqual([]);
    expect(search('zzzzzzzz')).toEqual([]);
  });

  it('works without sounds until they are loaded', () => {
    const early = createSearch(pages);
    expect(early('优惠券列表')[0]?.path).toBe('/marketing/coupon');
    expect(early('yhqlb').map((page) => page.path)).not.toContain('/marketing/coupon');
  });
});

describe('spelling', () => {
  const spelling = { own: ['you', 'hui', 'quan', 'lie', 'biao'], sections: [['ying', 'xiao', 'guan', 'li']] };
  it.each([
    ['youhuiquanliebiao', 0],
    ['yhqlb', 0],
    ["you'hui'quan", 1],
    ['youhq', 1],
    ['YH', 1],
    ['liebiao', 2],
    ['yxgl', 3],
    ['yhx', undefined],
    ['', undefined],
  ] as const)('%s', (query, fit) => {
    expect(spellingFit(query, spelling)).toBe(fit);
  });
});

describe('recent ones', () => {
  it('come latest first, once each, and not too many', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'];
    const recent = ids.reduce<string[]>(withRecent, []);
    expect(recent).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
    expect(recent).toHaveLength(RECENT_KEPT);
  });

  it.each([null, 'x', '{"a":1}', '[1]'])('read garbage %j as none', (text) => {
    expect(decodeRecent(text)).toEqual([]);
  });
});
