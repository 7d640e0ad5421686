import { styled } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ListCard } from '@/components/controls/table-styles';
import { draw } from '@/components/testing/draw';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { NoticeStrip } from './NoticeStrip';
import { PlanNotice } from './PlanNotice';
import { noticeRoom, useNoticeRoom } from './use-notice-room';

const Column = styled('div')(noticeRoom);

function Page({ more = '' }: { more?: string }) {
  const { column, notices } = useNoticeRoom();
  return (
    <Column ref={column} data-testid="column">
      <div ref={notices}>
        <PlanNotice />
        {more && <NoticeStrip>{more}</NoticeStrip>}
      </div>
      <ListCard aria-label="list">
        <div style={{ height: 3000, flex: 'none' }} />
      </ListCard>
    </Column>
  );
}

const soon = { status: 1, expireAt: wireTime(new Date(Date.now() + 3 * DAY_MS)), readAt: Date.now() };
const height = () => page.getByRole('region', { name: 'list' }).element().getBoundingClientRect().height;
const open = (more?: string) => draw(<Page {...(more && { more })} />, { viewer: { storeId: 2, plan: soon } });

test('a list ends with the window below whatever notices stand in the head', async () => {
  await page.viewport(1440, 900);
  const drawn = await open();
  const line = page.getByTestId('column').element().firstElementChild as HTMLElement;
  await expect.poll(height).toBe(900 - 122 - line.getBoundingClientRect().height);
  // What the server's page counts with, before anything is measured.
  expect(noticeRoom['&:has([data-news])']['--notices']).toBe(`${line.getBoundingClientRect().height}px`);
  await drawn.unmount();
  await open('rights have changed');
  const lines = page.getByTestId('column').element().firstElementChild as HTMLElement;
  expect(lines.getBoundingClientRect().height).toBeGreaterThan(60);
  await expect.poll(height).toBe(900 - 122 - lines.getBoundingClientRect().height);
  await page.getByRole('button', { name: '关闭提示' }).click();
  await expect.poll(height).toBe(900 - 122 - lines.getBoundingClientRect().height);
});
