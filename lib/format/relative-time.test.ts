import { describe, expect, test } from 'vitest';
import enMedia from '@/lib/messages/en/media.json';
import enTime from '@/lib/messages/en/time.json';
import zhMedia from '@/lib/messages/zh-CN/media.json';
import zhTime from '@/lib/messages/zh-CN/time.json';
import { mediaTime, shellTime } from './relative-time';
import { translator } from './translator';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const chinese = translator({ time: zhTime, media: zhMedia }, 'zh-CN');
const english = translator({ time: enTime, media: enMedia }, 'en');

describe('shell', () => {
  test.each([
    [-5, '刚刚', 'just now'],
    [0, '刚刚', 'just now'],
    [29, '刚刚', 'just now'],
    [30, '1分钟前', '1 minute ago'],
    [119, '1分钟前', '1 minute ago'],
    [120, '2分钟前', '2 minutes ago'],
    [3599, '59分钟前', '59 minutes ago'],
    [3600, '1小时前', '1 hour ago'],
    [86_399, '23小时前', '23 hours ago'],
    [86_400, '1天前', '1 day ago'],
    [172_799, '1天前', '1 day ago'],
    [172_800, '2026-11-18', '2026-11-18'],
  ])('%s seconds', (seconds, zhText, enText) => {
    const date = (then: Date) => then.toISOString().slice(0, 10);
    expect(shellTime(ago(seconds), now, chinese, date)).toBe(zhText);
    expect(shellTime(ago(seconds), now, english, date)).toBe(enText);
  });
});

describe('media', () => {
  test.each([
    [59, '0分钟', '0 minutes'],
    [60, '1分钟', '1 minute'],
    [3599, '59分钟', '59 minutes'],
    [3600, '1小时', '1 hour'],
    [86_399, '23小时', '23 hours'],
    [86_400, '1天', '1 day'],
    [864_000, '10天', '10 days'],
  ])('%s seconds', (seconds, zhText, enText) => {
    expect(mediaTime(ago(seconds), now, chinese)).toBe(zhText);
    expect(mediaTime(ago(seconds), now, english)).toBe(enText);
  });
});
