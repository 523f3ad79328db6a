import { Response } from 'undici';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../../../server/adapters/payment/gcis/bytesOf.ts';

describe('bytesOf', () => {
  it.each([
    ['a body at the limit', 'abcd', 4],
    ['UTF-8 bytes, not characters', '副', 3],
    ['an empty body', '', 0],
  ])('reads %s', async (_, text, most) => {
    expect((await bytesOf(new Response(text), most)).toString()).toBe(text);
  });

  it('returns no bytes for a response without a body', async () => {
    expect(await bytesOf(new Response(null), 10)).toHaveLength(0);
  });

  it.each([
    ['abcd', 3],
    ['副', 2],
  ])('rejects %s above %i bytes', async (text, most) => {
    await expect(bytesOf(new Response(text), most)).rejects.toMatchObject({
      name: 'GatewayError',
      reason: 'badAnswer',
    });
  });
});
