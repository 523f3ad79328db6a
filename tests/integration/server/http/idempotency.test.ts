import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FormData, toWire } from '#engine';
import { engineRules } from '../../../../server/services/answers/engineRules.ts';
import type { Services } from '../../../../server/services/contract/Services.ts';
import { createServices } from '../../../../server/services/createServices.ts';
import { fakeServices } from '../../../support/fakeServices.ts';
import { realForms, testApp } from '../../../support/testApp.ts';
import { emptyPortal, openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';
const KEY = 'the-key-of-the-victim';
const [OLDER, NEWER] = [Buffer.alloc(32, 9), Buffer.alloc(32, 10)];

const answers = {
  ...(
    JSON.parse(readFileSync('forms/LREAL1/samples/minimal.json', 'utf8')) as { formData: FormData }
  ).formData,
  CDPaymentMethod: 'visa',
};

describe('Idempotency-Key', () => {
  let portal: TestPortal;
  let services: Services;
  let app: FastifyInstance;
  beforeAll(async () => {
    portal = await openTestPortal();
    const deps = { ...portal.deps, catalogue: await realForms(), rules: engineRules };
    services = { ...fakeServices(), ...createServices(deps) };
  }, 60_000);
  afterEach(async () => {
    await app.close();
    await emptyPortal(portal);
  });
  afterAll(() => portal.close());

  const open = async (...sittingKeys: readonly Buffer[]) => {
    app = await testApp({ deps: { services, sittingKeys } });
  };
  const send = async (formData: FormData, url = SAVE) => {
    const form = (await realForms()).current('LREAL1');
    if (!form) throw new Error('Cannot find LREAL1');
    const response = await app.inject({
      method: 'POST',
      url,
      payload: { formData: toWire(form.plan, formData), submissionDetail: { lang: 'Eng' } },
      headers: { 'idempotency-key': KEY },
    });
    const [cookie = ''] = [response.headers['set-cookie'] ?? []].flat();
    return {
      status: response.statusCode,
      id: response.json().submissionId as string | undefined,
      cookie: cookie.split(';')[0] ?? '',
    };
  };
  /** Checks whether a cookie lets its browser start a payment for a submission. */
  const opens = async (submissionId: string | undefined, cookie: string) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/submission/createTransaction',
      payload: { paymentAmount: '380.00', submissionId },
      headers: { cookie },
    });
    return statusCode === 200;
  };
  const changed = { ...answers, ContactTel: '2345 6780' };

  it('F8: the key of another browser with empty answers gives no access', async () => {
    await open(OLDER);
    const victim = await send(answers);
    expect(await opens(victim.id, victim.cookie)).toBe(true);
    const thief = await send({});
    expect(thief.id).toBeUndefined();
    expect(await opens(victim.id, thief.cookie)).toBe(false);
  });

  it('F8: the key of another browser with other answers is refused without access', async () => {
    await open(OLDER);
    const victim = await send(answers);
    const thief = await send(changed);
    expect(thief).toMatchObject({ status: 409, cookie: '' });
    expect(await opens(victim.id, thief.cookie)).toBe(false);
  });

  it('F8: the submit call refuses other answers and repeats the first response', async () => {
    await open(OLDER);
    const victim = await send(answers);
    const thief = await send(changed, '/api/submission/LREAL1/380');
    expect(thief).toMatchObject({ status: 409, cookie: '' });
    const again = await send(answers, '/api/submission/LREAL1/380');
    expect(again).toMatchObject({ id: victim.id, cookie: victim.cookie });
  });

  it('T-08: a repeated call after a lost response gets the same submission', async () => {
    await open(OLDER);
    const lost = await send(answers);
    const again = await send(answers);
    expect(again).toEqual(lost);
    expect(await opens(lost.id, again.cookie)).toBe(true);
  });

  it('T-08: finds the submission of the first call after a key rotation', async () => {
    await open(OLDER);
    const lost = await send(answers);
    await app.close();
    await open(NEWER, OLDER);
    const again = await send(answers);
    expect(again.id).toBe(lost.id);
    expect(await opens(lost.id, again.cookie)).toBe(true);
    expect((await send(changed)).status).toBe(409);
  });
});
