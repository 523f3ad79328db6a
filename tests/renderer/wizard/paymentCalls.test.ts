// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SubmitPaymentInput, WizardContext } from '#engine';
import { createHttp } from '../../../renderer/api/http.ts';
import type { WireResponse } from '../../../renderer/api/transport.ts';
import { readRuntimeConfig } from '../../../renderer/app/runtimeConfig.ts';
import { createServices } from '../../../renderer/wizard/createServices.ts';
import { submitPayment } from '../../../renderer/wizard/paymentCalls.ts';
import { wireAnswer } from '../../support/inPortal.tsx';
import { loadPortalForm } from '../../support/loadPortalForm.ts';
import { loadedForm } from '../../support/showWizard.tsx';

const form = loadedForm(await loadPortalForm('LREAL1'));
const INPUT: SubmitPaymentInput = {
  method: 'creditcard-visa',
  amountCents: 38_000,
  transaction: { transactionId: 'T7', webToken: 'W1' },
  challenge: undefined,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

/** What the tab remembers. */
const remembered = () => JSON.parse(sessionStorage.getItem('landform.payment') ?? 'null');

/** Begins to pay; tells what the tab remembered while the server was asked. */
async function paying(answer: () => WireResponse, submissionId?: string) {
  let meanwhile: unknown = 'not asked';
  const http = createHttp(async () => {
    meanwhile = remembered();
    return answer();
  });
  const config = readRuntimeConfig({});
  const context = () => ({ submissionId, signed: [] }) as unknown as WizardContext;
  const now = { language: () => 'en' as const, context };
  const services = createServices(form, { http, config }, now, undefined);
  const output = await submitPayment(services, INPUT).catch(() => undefined);
  return { output, meanwhile };
}

const redirect = () => wireAnswer(200, { redirecturl: 'https://bank.example/pay/1' });

it('T-09: the tab knows of a payment before the server is asked, and of its way once it has answered', async () => {
  const { output, meanwhile } = await paying(redirect, 'SUB1');
  expect(meanwhile).toMatchObject({
    submissionId: 'SUB1',
    transactionId: 'T7',
    amountCents: 38_000,
  });
  expect(meanwhile).not.toHaveProperty('begun');
  expect(remembered()).toMatchObject({
    transactionId: 'T7',
    begun: { transactionId: 'T7', method: 'creditcard-visa', output },
  });
});

it('T-09: a call that failed may have been heard: the tab still knows of the payment', async () => {
  const { output } = await paying(() => wireAnswer(500, {}), 'SUB1');
  expect(output).toBeUndefined();
  expect(remembered()).toMatchObject({ transactionId: 'T7' });
});

it('remembers nothing of a form that was not kept', async () => {
  await paying(redirect);
  expect(remembered()).toBeNull();
});
