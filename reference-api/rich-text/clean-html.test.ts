import { describe, expect, test } from 'vitest';
import { allowedStyle, isRichTextAddress } from '@/lib/format/rich-text-rules';
import { ATTACK_REMAINS, attackHtml } from '@/lib/testing/attack-html';
import { cleanHtml, showsSomething } from './clean-html';

describe('rich text', () => {
  test.each(attackHtml)('loses %s', (_name, html) => {
    expect(cleanHtml(html)).not.toMatch(ATTACK_REMAINS);
  });

  test.each(attackHtml)('once clean of %s stays as it is', (_name, html) => {
    expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
  });

  test('keeps what a shop writes', () => {
    const text =
      '<h2>静下来</h2><p style="text-align:center">48 dB <strong>降噪</strong></p><ul><li>蓝牙</li></ul>' +
      '<p><img src="/media/demo/a.jpg" alt="耳机" width="300" /></p><video src="/media/a.mp4" poster="/media/a.jpg" controls></video>' +
      '<table><tbody><tr><td colspan="2">重量</td></tr></tbody></table>';
    expect(cleanHtml(text)).toBe(text);
  });

  test('opens links so that the page cannot be reached from there', () => {
    expect(cleanHtml('<a href="https://example.com" target="_blank" rel="opener">a</a>')).toContain('rel="noopener noreferrer nofollow"');
  });

  test('shows something or nothing', () => {
    expect([showsSomething('<p>&nbsp; </p>'), showsSomething('<p><img src="/a.png"></p>'), showsSomething('<p>a</p>')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test('addresses are of a known scheme or a path of the platform', () => {
  const good = ['/media/a.png', 'media/a.png', 'https://a.cn/b?c=d:e', 'HTTP://a.cn', 'mailto:a@b.cn', 'tel:400', '#top', '?a=b:c'];
  const bad = [
    'javascript:a',
    'java\nscript:a',
    ' javascript:a',
    'data:image/png;base64,a',
    '//evil.example',
    '/\\evil.example',
    'vbscript:a',
  ];
  expect(good.filter((address) => !isRichTextAddress(address))).toEqual([]);
  expect(bad.filter(isRichTextAddress)).toEqual([]);
});

test('of a style only harmless declarations stay', () => {
  expect(allowedStyle('color: #fff; background-color:url(x); position:fixed; text-align:center; width:50%; content:"a:b"')).toBe(
    'color: #fff; text-align: center; width: 50%',
  );
});
