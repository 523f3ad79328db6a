import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../server/http/errors.ts';
import { parseQuery, refuseLongAddresses } from '../../../server/plugins/query.ts';

describe('parseQuery', () => {
  it.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&a=2', { a: '1' }],
    ['a=&a=2', { a: '' }],
    ['a', { a: '' }],
    ['a=%E5%9C%9F+x', { a: '土 x' }],
    ['a=%zz', { a: '%zz' }],
    ['a[]=1&a[b]=2', { 'a[]': '1', 'a[b]': '2' }],
    ['constructor=1&toString=2', { constructor: '1', toString: '2' }],
  ])('parses %j', (text, expected) => {
    expect({ ...parseQuery(text) }).toEqual(expected);
  });

  it('has no prototype, and no value of a name that is absent', () => {
    const query = parseQuery('__proto__=polluted');
    expect(Object.getPrototypeOf(query)).toBeNull();
    expect(Object.keys(query)).toEqual(['__proto__']);
    expect(parseQuery('').toString).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('refuseLongAddresses', () => {
  it.each([
    [7999, 200],
    [8000, 200],
    [8001, 414],
    [15_000, 414],
  ])('answers a URL of %d characters with %d', async (length, expected) => {
    const app = Fastify();
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ApiError)) throw error;
      return reply.status(error.kind.status).send();
    });
    refuseLongAddresses(app);
    app.get('/', async () => 'page');
    expect((await app.inject({ url: `/?${'a'.repeat(length - 2)}` })).statusCode).toBe(expected);
  });
});
