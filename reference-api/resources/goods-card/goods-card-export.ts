import type { GoodsCard } from '@/lib/contract/goods-card';
import { goodsCardExport } from '@/lib/contract/goods-card';
import { requirePresentPassword } from '@/reference-api/auth/present-password';
import { openContent } from '@/reference-api/commerce/card/card-content';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { exportCsv } from '@/reference-api/crud/export-csv';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import type { goodsCard } from '@/reference-api/database/schema/goods-card';
import { parseInput, parseJson } from '@/reference-api/parse-input';
import { ownGoods } from '@/reference-api/resources/goods/goods-owner';
import { type Api, serveStream } from '@/reference-api/serve';
import { type CardFilter, goodsCardSpec } from './goods-card-spec';

interface Line extends GoodsCard {
  content: string;
}

const { summary: _uncounted, ...plain } = goodsCardSpec;
const linesSpec: ListSpec<typeof goodsCard, Line, CardFilter> = {
  ...plain,
  rows: async (records, call) => {
    const rows = await goodsCardSpec.rows(records, call);
    return rows.map((row, at) => ({
      ...row,
      content: Object.values(openContent(call.context.keys, records[at]?.content ?? '')).join('----'),
    }));
  },
};

/** Mounts the export of full contents: the login password again, and a line in the access log (goods.md 6). */
export function mountGoodsCardExport(api: Api): void {
  serveStream(api, goodsCardExport, async (call, c) => {
    const { texts } = call.context;
    const body = parseInput(goodsCardExport.body, parseJson(await c.req.text()), goodsCardExport, { texts, language: call.language });
    const { password, ...query } = body;
    const whole = { ...call, body: undefined };
    const record = await ownGoods(query.goodsId, whole);
    await requirePresentPassword(whole, password);
    const note = () => noteReveal('goodsCardExport', record.id, 'content', whole);
    return exportCsv(linesSpec, { ...call, query }, { title: 'goodsCard.title', columns, note });
  });
}

const columns = [
  { head: 'goodsCard.fields.id', cell: ({ id }: Line) => String(id) },
  { head: 'goodsCard.fields.skuId', cell: ({ specText }: Line) => specText },
  { head: 'goodsCard.fields.content', cell: ({ content }: Line) => content },
  { head: 'goodsCard.fields.batchNo', cell: ({ batchNo }: Line) => batchNo },
  {
    head: 'goodsCard.fields.status',
    cell: ({ status }: Line, translate: (key: string) => string) => translate(`enums.cardStatus.${status}`),
  },
  { head: 'goodsCard.fields.orderNo', cell: ({ orderNo }: Line) => orderNo },
  { head: 'goodsCard.fields.soldTime', cell: ({ soldTime }: Line) => soldTime ?? '' },
  { head: 'goodsCard.fields.createTime', cell: ({ createTime }: Line) => createTime },
];
