import { Response } from 'undici';
import { describe, expect, it, vi } from 'vitest';
import { jsonObjectIn } from '../../../../../server/adapters/payment/gcis/jsonObjectIn.ts';

const JSON_TYPE = 'application/json';

const responseOf = (body: string | Uint8Array, type = JSON_TYPE, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const failure = (why: string) => ({
  name: 'GatewayError',
  reason: 'badAnswer',
  message: `Cannot read the answer of the gateway: ${why}`,
});

describe('jsonObjectIn', () => {
  it.each([
    JSON_TYPE,
    'application/json; charset=utf-8',
    'application/json ;v=1',
    'Application/JSON',
  ])('parses an object of type %s', async (type) => {
    const text = '{"status":"INPR","name":"副本"}';
    expect(await jsonObjectIn(responseOf(text, type))).toEqual({ status: 'INPR', name: '副本' });
  });

  it.each(['text/html', 'application/jsonp', 'text/plain; application/json'])(
    'rejects the type %s',
    async (type) => {
      await expect(jsonObjectIn(responseOf('{}', type))).rejects.toMatchObject(failure('no JSON'));
    },
  );

  it('rejects a response without a type', async () => {
    const untyped = new Response(Buffer.from('{}'));
    await expect(jsonObjectIn(untyped)).rejects.toMatchObject(failure('no JSON'));
  });

  it('rejects a status other than 200, and cancels its body', async () => {
    const response = responseOf('{}', JSON_TYPE, 201);
    const cancel = vi.spyOn(response.body ?? new ReadableStream(), 'cancel');
    await expect(jsonObjectIn(response)).rejects.toMatchObject(failure('no JSON'));
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['a list', '[]', 'no object'],
    ['null', 'null', 'no object'],
    ['a text', '"APPR"', 'no object'],
    ['malformed JSON', '{"status":', 'malformed'],
    ['no body', '', 'malformed'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'malformed'],
  ])('rejects %s', async (_, body, why) => {
    await expect(jsonObjectIn(responseOf(body))).rejects.toMatchObject(failure(why));
  });

  it('accepts 64 KB at most', async () => {
    const sized = (bytes: number) => responseOf(`{"x":"${'x'.repeat(bytes - 8)}"}`);
    expect(await jsonObjectIn(sized(65_536))).toHaveProperty('x');
    await expect(jsonObjectIn(sized(65_537))).rejects.toMatchObject(failure('too long'));
  });

  it('omits the content from the error', async () => {
    const error = await jsonObjectIn(responseOf('{s3cret')).catch((caught: unknown) => caught);
    expect(error).toMatchObject(failure('malformed'));
    expect(error).not.toHaveProperty('cause');
  });
});
