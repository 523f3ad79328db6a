import { PassThrough } from 'node:stream';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  filesOf,
  type IncomingFiles,
  takeFilesOut,
} from '../../../../server/plugins/bodies/incomingFiles.ts';

/** A file that is longer than a text that stays in the body. */
const LARGE = Buffer.alloc(20_000, 5);
const app = fastify();
let seen: { readonly body: unknown; readonly files: IncomingFiles };
beforeAll(() => {
  takeFilesOut(app);
  for (const [url, config] of [
    ['/files', { files: true }],
    ['/plain', {}],
  ] as const) {
    app.post(url, { config: config as object }, async (request) => {
      seen = { body: request.body, files: filesOf(request) };
      return {};
    });
  }
});
afterAll(() => app.close());

const send = async (url: string, file: Buffer) => {
  const payload = { formData: { scan: { name: 'a.pdf', file: file.toString('base64') } } };
  const { statusCode } = await app.inject({ method: 'POST', url, payload });
  return { statusCode, body: JSON.stringify(seen.body), files: [...seen.files] };
};

describe('takeFilesOut, filesOf', () => {
  it('M6: replace a large file by a name, and return its bytes', async () => {
    const { statusCode, body, files } = await send('/files', LARGE);
    const [[name, file] = ['']] = files;
    expect(statusCode).toBe(200);
    expect(files).toHaveLength(1);
    expect(body).toBe(JSON.stringify({ formData: { scan: { name: 'a.pdf', file: name } } }));
    expect(file && 'content' in file && LARGE.equals(file.content)).toBe(true);
  });

  it('leave a small file in the body', async () => {
    const { body, files } = await send('/files', Buffer.alloc(30, 5));
    expect([files, body?.includes(Buffer.alloc(30, 5).toString('base64'))]).toEqual([[], true]);
  });

  it('change nothing on other routes', async () => {
    const { body } = await send('/plain', LARGE);
    expect([seen.files.size, body?.includes(LARGE.toString('base64'))]).toEqual([0, true]);
  });

  it('fail when the connection breaks', async () => {
    const hooks: ((...given: unknown[]) => Promise<PassThrough>)[] = [];
    const fake = { addHook: (_: string, hook: never) => hooks.push(hook) };
    takeFilesOut(fake as unknown as FastifyInstance);
    const payload = new PassThrough();
    const request = { routeOptions: { config: { files: true } } };
    const taken = await hooks[0]?.(request, {}, payload);
    const failed = new Promise((resolve) => taken?.on('error', resolve));
    payload.destroy(new Error('gone'));
    expect(await failed).toMatchObject({ message: 'gone' });
  });
});
