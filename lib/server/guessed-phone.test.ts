import { describe, expect, test } from 'vitest';
import { saysPhone } from './guessed-phone';

const AGENTS = {
  pixel: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0',
  tablet: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36',
};

describe('what a browser says of its device', () => {
  test.each(['pixel', 'iphone', 'firefox'] as const)('%s is a phone', (name) =>
    expect(saysPhone(new Headers({ 'user-agent': AGENTS[name] }))).toBe(true),
  );
  test.each(['tablet', 'ipad', 'desktop'] as const)('%s is none', (name) =>
    expect(saysPhone(new Headers({ 'user-agent': AGENTS[name] }))).toBe(false),
  );
  test('the hint counts more than the name', () => {
    expect(saysPhone(new Headers({ 'sec-ch-ua-mobile': '?0', 'user-agent': AGENTS.pixel }))).toBe(false);
    expect(saysPhone(new Headers({ 'sec-ch-ua-mobile': '?1', 'user-agent': AGENTS.desktop }))).toBe(true);
  });
  test('one that says nothing is taken for a wide window', () => expect(saysPhone(new Headers())).toBe(false));
});
