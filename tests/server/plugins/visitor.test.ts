import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitorCookie } from '../../../server/plugins/visitor.ts';

const app = fastify();
const MARK = 'm'.repeat(24);
beforeAll(() => {
  const visitors = createVisitorCookie({ https: false });
  app.get('/read', async (request) => ({ hash: visitors.read(request) }));
  app.get('/set', async (request, reply) => ({ hash: visitors.readOrSet(request, reply) }));
});
afterAll(() => app.close());

const get = async (url: string, cookie = '') => {
  const { headers, body } = await app.inject({ url, headers: { cookie } });
  return { hash: JSON.parse(body).hash, set: headers['set-cookie'] };
};

describe('createVisitorCookie', () => {
  it('reads the hash of a mark, and never the mark itself', async () => {
    const { hash, set } = await get('/read', `visitor=${MARK}`);
    expect([hash, set]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), undefined]);
    expect(await get('/set', `visitor=${MARK}`)).toEqual({ hash, set: undefined });
    expect((await get('/read', `visitor=${'n'.repeat(24)}`)).hash).not.toBe(hash);
  });

  it.each([
    '',
    'visitor=',
    'visitor=short',
    `visitor=${'m'.repeat(25)}`,
    `visitor=${'!'.repeat(24)}`,
  ])('reads no mark from the cookie "%s", and sets a new one', async (cookie) => {
    expect(await get('/read', cookie)).toEqual({ hash: '', set: undefined });
    const { hash, set } = await get('/set', cookie);
    const [, mark = ''] = /^visitor=([\w-]{24});/.exec(String(set)) ?? [];
    expect(await get('/read', `visitor=${mark}`)).toEqual({ hash, set: undefined });
    expect((await get('/set', cookie)).hash).not.toBe(hash);
  });
});
