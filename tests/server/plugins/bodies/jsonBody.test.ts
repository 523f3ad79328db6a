import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeServices } from '../../../support/fakeServices.ts';
import { testApp } from '../../../support/testApp.ts';

const URL = '/api/submission/submitFormBeforePayment/LREAL1';
const JSON_TYPE = { 'content-type': 'application/json' };
const GOOD = { formData: {}, submissionDetail: { lang: 'Eng' } };

describe('jsonBody: bodies of the API', () => {
  const services = fakeServices();
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await testApp({ deps: { services } });
  });
  afterAll(() => app.close());

  const post = (payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
    app.inject({ method: 'POST', url: URL, payload, headers });

  it('accepts a valid body', async () => {
    expect((await post(JSON.stringify(GOOD))).json()).toMatchObject({ result: 'ok' });
  });

  it('B-01: refuses broken JSON without repeating it', async () => {
    const response = await post('{"formData": A123456(3)');
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('A123456');
    expect(response.json()).toEqual({
      error: 'BAD_JSON',
      message: expect.any(String),
      reference: expect.any(String),
    });
  });

  it('B-02: refuses an empty body, except on a route without a body', async () => {
    expect((await post('')).statusCode).toBe(400);
    const url = '/api/wfp/challenge/Eng';
    expect((await app.inject({ method: 'POST', url, headers: JSON_TYPE })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
  });

  it.each([
    '{"formData":{"__proto__":{"polluted":1}},"submissionDetail":{"lang":"Eng"}}',
    '{"formData":{"a":{"b":{"\\u005f_proto__":{"polluted":1}}}},"submissionDetail":{"lang":"Eng"}}',
    '{"formData":{"constructor":{"prototype":{"polluted":1}}},"submissionDetail":{"lang":"Eng"}}',
    '{"__proto__":{"polluted":1}}',
  ])('B-03 T-24: refuses a key that names a prototype: %s', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each([
    'constructor',
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
    'formData.__proto__.x',
  ])('T-24: refuses the answer name %s', async (name) => {
    const payload = JSON.stringify({ ...GOOD, formData: { [name]: 'x' } });
    expect((await post(payload)).statusCode).toBe(400);
  });

  it.each([
    ['B-04', 'text/plain'],
    ['B-05', 'application/x-www-form-urlencoded'],
    ['B-05', 'multipart/form-data; boundary=x'],
    ['B-05', 'application/xml'],
    ['B-07', 'application/json; charset=utf-16'],
  ])('%s: refuses a body of type %s', async (_id, type) => {
    expect((await post(JSON.stringify(GOOD), { 'content-type': type })).statusCode).toBe(415);
  });

  it('B-06: refuses a body without a content type', async () => {
    expect((await post(Buffer.from(JSON.stringify(GOOD)), {})).statusCode).toBe(415);
  });

  it('B-07: accepts utf-8 in any spelling', async () => {
    const headers = { 'content-type': 'Application/JSON; Charset="UTF-8"' };
    expect((await post(JSON.stringify(GOOD), headers)).statusCode).toBe(200);
  });

  it('B-08: refuses a compressed body', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
    expect((await post(JSON.stringify(GOOD), headers)).statusCode).toBe(415);
  });

  it('B-09: refuses bytes that are not UTF-8', async () => {
    const [before, after] = JSON.stringify({ ...GOOD, formData: { AccountNo: '#' } }).split('#');
    const bytes = Buffer.concat([
      Buffer.from(before ?? ''),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(after ?? ''),
    ]);
    expect((await post(bytes)).statusCode).toBe(400);
  });

  it('B-10: accepts a byte order mark', async () => {
    expect((await post(`\uFEFF${JSON.stringify(GOOD)}`)).statusCode).toBe(200);
  });

  it('B-11: uses the last of two equal keys', async () => {
    await post('{"formData":{},"submissionDetail":{"lang":"Eng","lang":"TradChn"}}');
    expect(services.saveSubmission).toHaveBeenLastCalledWith(
      expect.objectContaining({ language: 'zh-Hant' }),
    );
  });

  it.each(['1e400', '-1e400'])(
    'B-12: refuses the number %s, which is not finite',
    async (number) => {
      const payload = `{"formData":{"orders_recCount":${number}},"submissionDetail":{"lang":"Eng"}}`;
      expect((await post(payload)).json()).toMatchObject({ error: 'BAD_JSON' });
    },
  );

  it('B-12: reads -0 as 0', async () => {
    await post('{"formData":{"orders_recCount":-0},"submissionDetail":{"lang":"Eng"}}');
    const [input] = lastCallOf(services);
    expect(JSON.stringify(input)).not.toContain('-0');
  });

  it.each([
    { ...GOOD, surplus: 1 },
    { formData: {}, submissionDetail: { lang: 'Eng', surplus: 1 } },
    { ...GOOD, formData: { NoSuchField: 'x' } },
    { ...GOOD, formData: { PRN__1: 'x' } },
  ])('B-13: refuses an unknown key instead of dropping it: %j', async (body) => {
    expect((await post(JSON.stringify(body))).statusCode).toBe(400);
  });

  it.each(['"text"', 'null', '[]', '1'])('B-14: refuses the form data %s', async (formData) => {
    const payload = `{"formData":${formData},"submissionDetail":{"lang":"Eng"}}`;
    expect((await post(payload)).statusCode).toBe(400);
  });

  it.each(['"text"', 'null', '[]', '1'])('B-14: refuses the body %s', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  });

  it('B-17 T-26: refuses more than 32 levels, and 20,000 levels without a crash', async () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    for (const depth of [33, 20_000]) {
      const payload = `{"formData":${nested(depth)},"submissionDetail":{"lang":"Eng"}}`;
      expect((await post(payload)).json()).toMatchObject({ error: 'BAD_JSON' });
    }
  });

  it('B-18: refuses 100,000 elements, 5,001 keys and a text of 100,001 characters', async () => {
    const bodies = [
      { ...GOOD, formData: { x: Array.from({ length: 100_000 }, () => 1) } },
      {
        ...GOOD,
        formData: Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`k${i}`, 1])),
      },
      { ...GOOD, formData: { AccountNo: 'x'.repeat(100_001) } },
    ];
    for (const body of bodies) {
      expect((await post(JSON.stringify(body))).json()).toMatchObject({ error: 'BAD_JSON' });
    }
  });

  it('B-20 T-17: refuses a body over the limit of its route', async () => {
    const payload = JSON.stringify({ transactionId: 'x'.repeat(17_000) });
    const response = await app.inject({
      method: 'POST',
      url: '/api/submission/createTransaction',
      payload,
      headers: JSON_TYPE,
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ message: 'validation_fileSizeExceed' });
  });
});

function lastCallOf(services: ReturnType<typeof fakeServices>): readonly unknown[] {
  const mock = Reflect.get(services.saveSubmission, 'mock') as { lastCall: readonly unknown[] };
  return mock.lastCall;
}
