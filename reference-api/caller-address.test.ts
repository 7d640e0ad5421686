import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { callerAddress } from './caller-address';

const told = async (peer: string, trustForwarded: boolean | undefined, forwarded?: string) => {
  const app = new Hono().get('/', (c) => c.text(callerAddress(c, { trustForwarded })));
  const env = { incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } } };
  return (await app.request('/', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }, env)).text();
};

describe('security N3: the address of a caller', () => {
  it('is what the console beside the API says, the last it wrote', async () => {
    expect(await told('127.0.0.1', undefined, '1.1.1.1, 9.9.9.9')).toBe('9.9.9.9');
    expect(await told('::ffff:127.0.0.1', undefined, '2001:db8::1')).toBe('2001:db8::1');
  });

  it('is the connection itself for everybody else, unless they are trusted', async () => {
    expect(await told('10.0.0.7', undefined, '9.9.9.9')).toBe('10.0.0.7');
    expect(await told('10.0.0.7', true, '9.9.9.9')).toBe('9.9.9.9');
  });

  it('cannot be made up by a process of the same computer where that is ruled out', async () => {
    expect(await told('127.0.0.1', false, '9.9.9.9')).toBe('127.0.0.1');
  });

  it('is never a text that is no address', async () => {
    for (const text of ['x', '9.9.9.9; drop', 'a'.repeat(5000), '']) expect(await told('127.0.0.1', true, text)).toBe('127.0.0.1');
  });
});
