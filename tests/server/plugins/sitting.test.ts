import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../server/services/contract/Services.ts';
import { fakeServices } from '../../support/fakeServices.ts';
import { testApp } from '../../support/testApp.ts';

const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';
const BODY = { formData: {}, submissionDetail: { lang: 'Eng' } };

/** Returns services that store the sitting of each submission. */
function owningServices(): Services {
  const owners = new Map<string, string>();
  const ifOwner = <T>(id: string, sitting: string, value: T) =>
    owners.get(id) === sitting ? value : undefined;
  return fakeServices({
    saveSubmission: async ({ sitting, idempotencyKey }) => {
      const submissionId = idempotencyKey ?? `S${owners.size + 1}`;
      owners.set(submissionId, sitting);
      return { result: 'ok', submissionId, amountCents: 38000, invalidSignatures: [] };
    },
    pollTransaction: async (transactionId, sitting) =>
      ifOwner(transactionId, sitting, {
        transactionId,
        status: 'IN_PROCESS',
        description: '',
        canRetry: false,
      }),
  });
}

describe('sittings', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const save = async (headers: Record<string, string> = {}) => {
    const response = await app.inject({ method: 'POST', url: SAVE, payload: BODY, headers });
    const cookie = String(response.headers['set-cookie']);
    return { id: response.json().submissionId as string, cookie, pair: cookie.split(';')[0] ?? '' };
  };
  const poll = async (id: string, cookie: string) =>
    (await app.inject({ url: `/api/submission/poll/${id}`, headers: { cookie } })).statusCode;

  it('T-36: gives another browser the same answer as for an unknown submission', async () => {
    app = await testApp({ deps: { services: owningServices() } });
    const one = await save();
    const other = await save();
    expect(await poll(one.id, one.pair)).toBe(200);
    expect(await poll(one.id, other.pair)).toBe(404);
    expect(await poll(one.id, '')).toBe(404);
    const answers = [one.id, 'NEVER-WAS'].map((id) =>
      app.inject({ url: `/api/submission/poll/${id}`, headers: { cookie: other.pair } }),
    );
    const [foreign, unknown] = (await Promise.all(answers)).map((response) => response.json());
    expect({ ...foreign, reference: '' }).toEqual({ ...unknown, reference: '' });
  });

  it('T-36: serves two tabs of one browser', async () => {
    app = await testApp({ deps: { services: owningServices() } });
    const first = await save();
    const second = await save({ cookie: first.pair });
    expect(await poll(first.id, second.pair)).toBe(200);
    expect(await poll(second.id, second.pair)).toBe(200);
  });

  it('T-37: a planted cookie does not open a later submission', async () => {
    app = await testApp({ deps: { services: owningServices() } });
    const planted = await save();
    const victim = await save({ cookie: planted.pair });
    expect(victim.pair).not.toBe(planted.pair);
    expect(await poll(victim.id, victim.pair)).toBe(200);
    expect(await poll(victim.id, planted.pair)).toBe(404);
    const made = `sitting=${'A'.repeat(43)}`;
    expect((await save({ cookie: made })).pair).not.toBe(made);
  });

  it('T-37: sets an HttpOnly cookie, with __Host- and Secure behind https', async () => {
    app = await testApp();
    expect((await save()).cookie).toMatch(/^sitting=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    await app.close();
    app = await testApp({ env: { PUBLIC_URL: 'https://eforms.example' } });
    expect((await save()).cookie).toMatch(/^__Host-sitting=[\w-]{43}; .*SameSite=Lax; Secure$/);
  });

  it('T-37: clears cookie and storage of the browser at the time-out', async () => {
    app = await testApp();
    const response = await app.inject({ method: 'POST', url: '/api/sitting/end' });
    const cookies = [response.headers['set-cookie']].flat();
    for (const name of ['sitting', 'login']) {
      expect(cookies).toContainEqual(expect.stringMatching(`^${name}=; .*Max-Age=0`));
    }
    expect(response.headers['clear-site-data']).toBe('"storage"');
  });

  it('T-08: returns the same cookie for a repeated call with the same key', async () => {
    app = await testApp({ deps: { services: owningServices() } });
    const key = { 'idempotency-key': '0123456789abcdef0123' };
    const lost = await save(key);
    const again = await save(key);
    expect(again.pair).toBe(lost.pair);
    const other = await save({ 'idempotency-key': 'fedcba98765432100123' });
    expect(other.pair).not.toBe(lost.pair);
  });

  it('T-08: refuses a short idempotency key, and another body under a used key', async () => {
    const conflict = vi.fn(async () => ({ refused: 'conflict' as const }));
    app = await testApp({ deps: { services: fakeServices({ saveSubmission: conflict }) } });
    const statusOf = async (key: string) =>
      (
        await app.inject({
          method: 'POST',
          url: SAVE,
          payload: BODY,
          headers: { 'idempotency-key': key },
        })
      ).statusCode;
    expect(await statusOf('short')).toBe(400);
    expect(conflict).not.toHaveBeenCalled();
    expect(await statusOf('0123456789abcdef0123')).toBe(409);
  });

  it('keeps at most the four newest capabilities', async () => {
    app = await testApp();
    let cookie = '';
    for (let tab = 0; tab < 6; tab += 1) cookie = (await save({ cookie })).pair;
    expect(cookie.slice('sitting='.length).split('.')).toHaveLength(4);
  });
});
