import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import { createServices } from '../../../../server/services/createServices.ts';
import { testApp } from '../../../support/testApp.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  emptyPortal,
  openTestPortal,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../../../support/testPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
beforeEach(() => emptyPortal(portal));
afterAll(async () => portal?.close());

const broken = () => {
  throw new Error('out of order');
};

/** The name of a part of the portal, and a function that returns that part broken. */
type Fault = readonly [name: string, part: (deps: ServiceDeps) => Partial<ServiceDeps>];

const RULES: Fault = ['the rules', ({ rules }) => ({ rules: { ...rules, evaluate: broken } })];
const BEHAVIOUR: Fault = [
  'the behaviour',
  ({ rules }) => ({ rules: { ...rules, behaviour: broken } }),
];
const DEFINITIONS: Fault = [
  'the definitions',
  ({ catalogue }) => ({ catalogue: { ...catalogue, byHash: broken, current: broken } }),
];
const VAULT: Fault = [
  'the vault',
  ({ vault }) => ({ vault: { ...vault, seal: broken, open: broken } }),
];
const FEE: Fault = [
  'the fee, with a wrong total',
  ({ rules }) => ({
    rules: {
      ...rules,
      evaluate: (...given) => {
        const found = rules.evaluate(...given);
        return { ...found, fee: { ...found.fee, totalCents: found.fee.totalCents - 1 } };
      },
    },
  }),
];

async function rowsOf(table: 'submissions' | 'paymentAttempts'): Promise<number> {
  return (await portal.stores.db.selectFrom(table).selectAll().execute()).length;
}

describe('a check that cannot run', () => {
  it.each([RULES, BEHAVIOUR, DEFINITIONS, VAULT, FEE])(
    'T-47: %s: stores no form',
    async (_, part) => {
      const services = createServices({ ...portal.deps, ...part(portal.deps) });
      const saving = services.saveSubmission({
        sitting: SITTING,
        formCode: TEST_CODE,
        formData: answersFor(1),
        files: [],
        language: 'en',
      });
      await expect(saving).rejects.toThrow();
      expect(await rowsOf('submissions')).toBe(0);
    },
  );

  it.each([RULES, BEHAVIOUR, DEFINITIONS, VAULT])('T-47: %s: opens no payment', async (_, part) => {
    const submissionId = await savedSubmission(portal);
    const services = createServices({ ...portal.deps, ...part(portal.deps) });
    const call = { submissionId, amountCents: 38_000, sitting: SITTING };
    await expect(services.createTransaction(call)).rejects.toThrow();
    expect(await rowsOf('paymentAttempts')).toBe(0);
  });

  it.each([RULES, BEHAVIOUR, VAULT])('T-47: %s: submits no free form', async (_, part) => {
    const submissionId = await savedSubmission(portal, answersFor(0));
    const services = createServices({ ...portal.deps, ...part(portal.deps) });
    const call = { submissionId, sitting: SITTING, formCode: TEST_CODE, amountCents: 0 };
    const submitting = services.submitForm({
      ...call,
      files: [],
      language: 'en',
      printOnPaper: false,
    });
    await expect(submitting).rejects.toThrow();
    expect(await portal.store.submissions.find(submissionId)).toMatchObject({ status: 'QUOTED' });
  });

  it('T-47: a captcha that cannot be checked refuses the call', async () => {
    const captcha = { issue: broken, check: broken };
    const app = await testApp({ env: { NO_CAPTCHA: 'false' }, deps: { captcha } });
    const response = await app.inject({
      method: 'POST',
      url: '/api/submission/submitFormBeforePayment/LREAL1',
      headers: { 'challenge-secret': 's', 'challenge-answer': 'ABCD', 'access-token': 't' },
      payload: { formData: {}, submissionDetail: { lang: 'Eng' } },
    });
    await app.close();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ message: 'generalErrMsg' });
  });

  it('T-47: a notification is refused if there is no key to verify it', async () => {
    const settings = { ...portal.deps.settings, notificationKeys: [] };
    const services = createServices({ ...portal.deps, settings });
    const given = { body: '{"transactionid":"T"}', signature: 't=1,v1=' };
    expect(await services.receiveNotification(given)).toBe('refused');
  });
});
