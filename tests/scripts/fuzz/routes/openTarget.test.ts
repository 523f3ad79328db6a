import { beforeAll, describe, expect, it } from 'vitest';
import { openTarget, type Target } from '../../../../scripts/fuzz/routes/openTarget.ts';

describe('openTarget', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget();
  }, 120_000);

  const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';
  const JSON_TYPE = { 'content-type': 'application/json' };
  const sent = (body: string) =>
    target.send({ path: SAVE, headers: JSON_TYPE, body: Buffer.from(body) });

  it('has one normal call for each route', () => {
    const paths = target.calls.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(20);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('sends a broken body unchanged; the refusal keeps the fingerprint', async () => {
    const before = await target.fingerprint();
    const answer = await sent('{"formData":');
    expect([answer.status, answer.type]).toEqual([400, 'application/json; charset=utf-8']);
    expect(JSON.parse(answer.text)).toHaveProperty('error');
    expect(await target.fingerprint()).toBe(before);
  });

  it('accepts a normal call, which changes the fingerprint', async () => {
    const before = await target.fingerprint();
    const { body } = target.calls.find(({ path }) => path === SAVE) ?? {};
    expect((await sent(JSON.stringify(body))).status).toBe(200);
    expect(await target.fingerprint()).not.toBe(before);
  });

  it('returns the status 0 and the reason without a connection', async () => {
    await target.close();
    expect(await sent('{}')).toMatchObject({
      status: 0,
      text: expect.stringContaining('ECONNREFUSED'),
    });
  });
});
