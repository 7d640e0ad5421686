import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { couponAudience } from '@/lib/contract/coupon-issue';
import type { Audience } from './audience';
import { MobileChoice } from './MobileChoice';

const [first, second] = ['13800000001', '13800000002'];
const change = vi.fn((_audience: Audience) => undefined);
const audience = () => change.mock.calls.at(-1)?.[0].ids;

beforeEach(async () => {
  change.mockClear();
  answerCalls(couponAudience, ({ body }) => {
    const members = body.mobiles?.map((mobile) => ({ id: Number(mobile.at(-1)), nickname: '用户', mobile })) ?? [];
    return { members, unknown: [], total: members.length };
  });
  await draw(<MobileChoice onChange={change} />, { namespaces: ['couponIssue'] });
});

const box = page.getByRole('textbox', { name: '手机号' });
const chooser = () => page.getByLabelText(/文件/).element() as HTMLInputElement;
const choose = (text: string) => userEvent.upload(page.getByLabelText(/文件/), new File([text], 'mobiles.txt'));

test('numbers that were just typed take the place of those before at once', async () => {
  await box.fill(first);
  await expect.poll(audience).toEqual([1]);
  await box.fill(second);
  expect(audience()).toEqual([]);
  await expect.poll(audience).toEqual([2]);
});

test('while a file is read nobody is chosen, and of two the one chosen last counts', async () => {
  const slow = deferred<ArrayBuffer>();
  await choose(first);
  await expect.poll(audience).toEqual([1]);
  vi.spyOn(File.prototype, 'arrayBuffer').mockReturnValueOnce(slow.promise);
  await choose(first);
  await expect.poll(audience).toEqual([]);
  await choose(second);
  await expect.poll(audience).toEqual([2]);
  slow.resolve(new TextEncoder().encode(first).buffer);
  await new Promise((later) => setTimeout(later, 50));
  await expect.element(box).toHaveValue(second);
});

test('a file that was mended can be chosen again: the browser tells of no file it holds already', async () => {
  await choose(first);
  await expect.element(box).toHaveValue(first);
  expect(chooser().value).toBe('');
});

test('a file of another kind, or one too large, is not read and takes nobody away', async () => {
  const read = vi.spyOn(File.prototype, 'arrayBuffer');
  await choose(first);
  await expect.poll(audience).toEqual([1]);
  read.mockClear();
  const picker = page.getByLabelText(/文件/);
  await userEvent.upload(picker, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'mobiles.txt'));
  await expect.element(page.getByText('文件不能大于 2 MB')).toBeVisible();
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'mobiles.png'));
  chooser().files = transfer.files;
  chooser().dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('仅支持 csv、txt、xlsx 文件')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  expect(audience()).toEqual([1]);
});
