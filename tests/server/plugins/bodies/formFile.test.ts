import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../server/http/errors.ts';
import { readFormFiles } from '../../../../server/plugins/bodies/formFile.ts';

const TYPE = 'multipart/form-data; boundary=----b';
const HEAD =
  'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf';

/** Creates the body of a form with these parts. */
const form = (...parts: readonly string[]) =>
  `${parts.map((part) => `------b\r\n${HEAD}\r\n\r\n${part}\r\n`).join('')}------b--\r\n`;

/** Posts a body, and returns the read file, or the name of the error. */
async function post(body: string | Buffer, type = TYPE): Promise<Buffer | string> {
  const app = Fastify();
  app.setErrorHandler((error: Error & { code?: string }, _request, reply) =>
    reply.status(400).send(error instanceof ApiError ? error.kind.name : error.code),
  );
  readFormFiles(app);
  app.post('/', async (request) => request.body as Buffer);
  const payload = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  const headers = { 'content-type': type };
  const { statusCode, rawPayload } = await app.inject({
    method: 'POST',
    url: '/',
    headers,
    payload,
  });
  return statusCode === 200 ? rawPayload : rawPayload.toString();
}

describe('readFormFiles', () => {
  it.each([
    ['a file', 'content'],
    ['an empty file', ''],
    ['every byte', String.fromCharCode(...Array(256).keys())],
    ['line breaks at its ends', '\r\ncontent\r\n'],
    ['blank lines', 'a\r\n\r\nb'],
    ['text like the boundary', 'a\r\n-----b\r\n------bb\r\n------b x'],
  ])('reads %s byte for byte', async (_, content) => {
    expect(await post(form(content))).toEqual(Buffer.from(content, 'latin1'));
  });

  it.each([
    ['a quoted boundary', 'multipart/form-data; boundary="----b"'],
    ['other case and spaces', 'Multipart/Form-Data ;  BOUNDARY=----b '],
  ])('accepts %s', async (_, type) => {
    expect(await post(form('x'), type)).toEqual(Buffer.from('x'));
  });

  it('accepts a body without a last line break', async () => {
    expect(await post(form('x').slice(0, -2))).toEqual(Buffer.from('x'));
  });

  it.each([
    ['two files', form('a', 'b')],
    ['no part', '------b--\r\n'],
    ['text before the part', `x\r\n${form('a')}`],
    ['text after the end', `${form('a')}x`],
    ['no end', form('a').replace('------b--', '------b')],
    ['another boundary', form('a').replaceAll('----b', '----c')],
    ['no blank line after the headers', `------b\r\n${HEAD}\r\n------b--\r\n`],
    ['line feeds alone', form('a').replaceAll('\r\n', '\n')],
    ['long headers', form('a').replace(HEAD, `${HEAD}${'x'.repeat(2048)}`)],
    ['a text', 'content'],
  ])('refuses %s', async (_, body) => {
    expect(await post(body)).toBe('BAD_REQUEST');
  });

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['a boundary of 71 characters', `multipart/form-data; boundary=${'b'.repeat(71)}`],
  ])('refuses %s', async (_, type) => {
    expect(await post(form('a'), type)).toBe('BAD_REQUEST');
  });

  it.each(['application/json', 'text/plain'])('refuses the type %s', async (type) => {
    expect(await post('{}', type)).toBe('FST_ERR_CTP_INVALID_MEDIA_TYPE');
  });
});
