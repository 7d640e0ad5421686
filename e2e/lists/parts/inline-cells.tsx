import createCache from '@emotion/cache';
import { IntlProvider } from 'next-intl';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { PageCacheProvider } from '@/components/theme/static-styled';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import list from '@/lib/messages/zh-CN/list.json';

/** What the cells asked to be saved, for the test to read. */
const saves: string[] = [];
Object.assign(window, { saves });
/** The server has no more than this of anything. */
const STOCK = 500;

/** Three cells of a row as a screen has them; the server answers after a moment and refuses what it has not got. */
function Row() {
  const [sort, setSort] = useState(10);
  const [stock, setStock] = useState(20);
  const [price, setPrice] = useState(123_450);
  const save = (name: string, keep: (value: number) => void) => async (value: number) => {
    saves.push(`${name}=${value}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (name === 'stock' && value > STOCK) throw new ApiError(codes.invalidRequest, '库存不足');
    keep(value);
  };
  return (
    <table>
      <tbody>
        <tr>
          <td>
            <InlineNumber label="排序" value={sort} min={0} max={9999} onSave={save('sort', setSort)} />
          </td>
          <td>
            <InlineNumber label="库存" value={stock} min={0} max={99_999} onSave={save('stock', setStock)} />
          </td>
          <td>
            <InlineNumber label="价格" kind="money" value={price} min={1} max={100_000_000} onSave={save('price', setPrice)} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <IntlProvider locale="zh-CN" messages={{ list }} timeZone="Asia/Shanghai">
      <PageCacheProvider value={createCache({ key: 'mui' })}>
        <Row />
      </PageCacheProvider>
    </IntlProvider>,
  );
