import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { answerCalls } from '@/components/testing/answered-calls';
import { type Box, boxes } from '@/components/testing/boxes';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { signedIn } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { none, nothing } from '@/lib/contract/field/fields';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { Column } from './columns/column';
import { ExportMenu } from './export/ExportMenu';
import { ListPage } from './ListPage';
import { OwnAddress } from './OwnAddress';

const columns: readonly Column<Box>[] = [{ key: 'name', header: '名称', cell: ({ name }) => name }];

/** What the answers to some calls wait for; the others come at once. */
interface Held {
  readonly until: Promise<unknown>;
  readonly of: (query: URLSearchParams) => boolean;
}

/** An answer whose content comes when it may. */
const late = (until: Promise<unknown>, data: unknown) =>
  new Response(
    new ReadableStream({
      start: async (stream) => {
        await until;
        stream.enqueue(new TextEncoder().encode(JSON.stringify({ code: 0, data })));
        stream.close();
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );

const boxExport = endpoint({
  name: 'box.export',
  kind: 'export',
  method: 'GET',
  path: '/v1/admin/box/export',
  access: signedIn,
  query: z.object({ name: z.string().optional(), ids: z.string().optional() }),
  body: none,
  data: nothing,
});

function Boxes({ job }: { job: Promise<unknown> }) {
  const list = useResourceList(boxes);
  const act = () => {
    const { release } = list.selection;
    void job.then(() => release([1], []));
  };
  return (
    <>
      <button type="button" onClick={() => list.filters.change({ name: 'red' })}>
        only red ones
      </button>
      <button type="button" onClick={() => list.paging.show(2)}>
        page two
      </button>
      <button type="button" onClick={act}>
        act on them
      </button>
      <ExportMenu list={list} exporter={boxExport} name="boxes" />
      <ListPage list={list} columns={columns} bulk={<span />} />
    </>
  );
}

/** Boxes 1 to 3 on the first page and 4 on the second; the red ones are 4 and 5. */
async function open({ until, of }: Held, job: Promise<unknown> = Promise.resolve()) {
  answerCalls(boxes.list, ({ query }) => {
    const ids = query.get('name') === 'red' ? [4, 5] : query.get('currPage') === '2' ? [4] : [1, 2, 3];
    const list = ids.map((id) => ({ id, name: `盒子${id}` }));
    return late(of(query) ? until : Promise.resolve(), { list, totalCount: 30 });
  });
  await draw(
    <OwnAddress>
      <Boxes job={job} />
    </OwnAddress>,
  );
  await expect.element(page.getByText('盒子3')).toBeVisible();
}

const head = page.getByRole('checkbox', { name: '选择本页' });
const rowBoxes = page.getByRole('checkbox', { name: '选择此行' });
const bar = page.getByRole('region', { name: '批量操作' });
/** A press on a box that may be disabled: the test does not wait until it is not. */
const press = (box: typeof head) => (box.element() as HTMLElement).click();

test('rows of the filter before cannot be chosen while those of the new one are on their way', async () => {
  const answer = deferred();
  await open({ until: answer.promise, of: (query) => query.get('name') === 'red' });
  await page.getByText('only red ones').click();
  await expect.element(page.getByRole('table')).toHaveAttribute('data-stale', 'true');
  press(rowBoxes.first());
  (head.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(head).not.toBeChecked();
  await expect.element(head).toHaveAttribute('aria-disabled', 'true');
  await expect.element(rowBoxes.first()).not.toBeChecked();
  await expect.element(rowBoxes.first()).toHaveAttribute('aria-disabled', 'true');
  answer.resolve();
  await expect.element(page.getByText('盒子5')).toBeVisible();
  await expect.element(head).not.toHaveAttribute('aria-disabled');
  // The box was never taken away from whoever stands on it.
  await expect.element(head).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(bar).toHaveTextContent('已选 2 项');
});

test('the box of a row says which one it chooses', async () => {
  await open({ until: Promise.resolve(), of: () => false });
  await expect.element(page.getByRole('checkbox', { name: '选择此行 盒子2', exact: true })).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByRole('listitem').nth(1).getByRole('checkbox', { name: '选择此行 盒子2', exact: true })).toBeVisible();
  await page.viewport(1440, 900);
});

test('choosing a row moves none under the pointer', async () => {
  await open({ until: Promise.resolve(), of: () => false });
  const places = () => rowBoxes.elements().map((box) => box.getBoundingClientRect().top);
  const before = places();
  await rowBoxes.first().click();
  await expect.element(bar).toBeVisible();
  expect(places()).toEqual(before);
  await expect.element(page.getByRole('button', { name: '列设置' })).not.toBeInTheDocument();
});

test('rows of the page before can be chosen while the next one is on its way, and stay so', async () => {
  const answer = deferred();
  await open({ until: answer.promise, of: (query) => query.get('currPage') === '2' });
  await rowBoxes.first().click();
  await page.getByText('page two').click();
  await expect.element(page.getByRole('table')).toHaveAttribute('data-stale', 'true');
  await rowBoxes.nth(1).click();
  await expect.element(bar).toHaveTextContent('已选 2 项');
  answer.resolve();
  await expect.element(page.getByText('盒子4')).toBeVisible();
  await rowBoxes.first().click();
  await expect.element(bar).toHaveTextContent('已选 3 项');
});

test('an action that ends after other rows were chosen under another filter leaves those alone', async () => {
  const job = deferred();
  await open({ until: Promise.resolve(), of: () => false }, job.promise);
  await rowBoxes.first().click();
  await page.getByText('act on them').click();
  await page.getByText('only red ones').click();
  await expect.element(page.getByText('盒子5')).toBeVisible();
  await rowBoxes.first().click();
  await expect.element(bar).toHaveTextContent('已选 1 项');
  job.resolve();
  await job.promise;
  await rowBoxes.nth(1).click();
  await expect.element(bar).toHaveTextContent('已选 2 项');
});

test('rows of the filter before are no page to export while those of the new one are on their way', async () => {
  const answer = deferred();
  await open({ until: answer.promise, of: (query) => query.get('name') === 'red' });
  const button = page.getByRole('button', { name: '导出' });
  const ofPage = page.getByRole('menuitem', { name: /^本页/ });
  await page.getByText('only red ones').click();
  await expect.element(page.getByRole('table')).toHaveAttribute('data-stale', 'true');
  await button.click();
  await expect.element(page.getByRole('menuitem', { name: /^全部/ }).first()).toBeVisible();
  expect(ofPage.elements()).toHaveLength(0);
  answer.resolve();
  await expect.element(ofPage.first()).toHaveTextContent('本页 2 条');
});
