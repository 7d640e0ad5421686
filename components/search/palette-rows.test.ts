import { describe, expect, it, vi } from 'vitest';
import type { Findable } from '@/lib/search/found';
import { createSearch } from '@/lib/search/search';
import type { PaletteStock } from './command';
import { paletteRows } from './palette-rows';

const page = (path: string, title: string): Findable => ({ id: path, path, title, sections: ['订单管理'] });
const run = vi.fn();
const stock: PaletteStock = {
  owner: '0/1',
  pages: [page('/a', '用户列表'), page('/b', '优惠券列表'), page('/c', '门店列表')],
  records: (query) => (query === '13812345678' ? [{ ...page('/a?keyword=13812345678', '13812345678'), id: 'record /a' }] : []),
  commands: [{ id: 'command dark', path: 'dark', title: '深色主题', sections: [], run }],
};
const search = createSearch([...stock.pages, ...stock.commands]);

describe('lines of the palette', () => {
  it('are some pages and all commands before anything was found', () => {
    const rows = paletteRows('', stock, [], search);
    expect(rows.map((row) => row.title)).toEqual(['用户列表', '优惠券列表', '门店列表', '深色主题']);
    expect(rows.flatMap((row) => row.heading ?? [])).toEqual(['pages', 'actions']);
  });

  it('begin with the recent ones, and forget those that are no longer permitted', () => {
    const rows = paletteRows('  ', stock, ['/gone', 'command dark', '/b'], search);
    expect(rows.map((row) => row.title)).toEqual(['深色主题', '优惠券列表', '深色主题']);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(rows[0]?.heading).toBe('recent');
  });

  it('begin with the lists that know a typed number', () => {
    expect(paletteRows('13812345678', stock, [], search)[0]?.choice).toMatchObject({
      kind: 'record',
      page: { path: '/a?keyword=13812345678' },
    });
  });

  it('are the hits of a query, commands among them', () => {
    const [first] = paletteRows('深色', stock, ['/a'], search);
    expect(first?.choice).toMatchObject({ kind: 'command', command: { id: 'command dark' } });
    expect(paletteRows('优惠券', stock, [], search)[0]?.choice).toMatchObject({ kind: 'page', page: { path: '/b' } });
  });
});
