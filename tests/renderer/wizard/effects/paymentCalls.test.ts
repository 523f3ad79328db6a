// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SubmitPaymentInput, WizardContext } from '#engine';
import { createHttp } from '../../../../renderer/api/http.ts';
import type { WireResponse } from '../../../../renderer/api/transport.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { createServices } from '../../../../renderer/wizard/effects/createServices.ts';
import { poll, submitPayment } from '../../../../renderer/wizard/effects/paymentCalls.ts';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';
import { loadedForm } from '../../../support/showWizard.tsx';

const form = loadedForm(await loadPortalForm('LREAL1'));
const INPUT: SubmitPaymentInput = {
  method: 'creditcard-visa',
  amountCents: 38_000,
  transaction: { transactionId: 'T7', webToken: 'W1' },
  challenge: undefined,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

/** Returns the data that the tab remembers. */
const remembered = () => JSON.parse(sessionStorage.getItem('landform.payment') ?? 'null');

/** Starts a payment; returns the data that the tab stored during the call. */
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

it('T-09: submitPayment: stores a payment before the call, and its result after it', async () => {
  const { output, meanwhile } = await paying(redirect, 'SUB1');
  expect(meanwhile).toMatchObject({
    submissionId: 'SUB1',
    transactionId: 'T7',
    amountCents: 38_000,
  });
  expect(meanwhile).not.toHaveProperty('startedPayment');
  expect(remembered()).toMatchObject({
    transactionId: 'T7',
    startedPayment: { transactionId: 'T7', method: 'creditcard-visa', output },
  });
  expect(sessionStorage.getItem('previousGcisTxnId')).toBe('T7');
});

it('T-09: submitPayment: keeps the payment of a failed call', async () => {
  const { output } = await paying(() => wireAnswer(500, {}), 'SUB1');
  expect(output).toBeUndefined();
  expect(remembered()).toMatchObject({ transactionId: 'T7' });
});

it('submitPayment: stores nothing for a form that is not saved', async () => {
  await paying(redirect);
  expect(remembered()).toBeNull();
});

/** Polls after a reload; returns the calls. */
async function polling(answers: readonly WireResponse[], webToken?: string, transactionId = 'T8') {
  localStorage.setItem(
    `receipt.${transactionId}`,
    JSON.stringify({ transactionId, receiptToken: 'R8', at: Date.now() }),
  );
  const calls: string[] = [];
  const left = [...answers];
  const http = createHttp(async ({ url }) => {
    calls.push(url);
    return left.shift() ?? wireAnswer(500, {});
  });
  const now = { language: () => 'en' as const, context: () => undefined };
  const services = createServices(form, { http, config: readRuntimeConfig({}) }, now, undefined);
  const ask = () => poll(services, { transactionId, webToken }).catch(() => undefined);
  return { answers: [await ask(), await ask()], calls };
}

const standing = (status: string) => wireAnswer(200, { status, description: '', canRetry: false });

it('poll: after a reload sends the receipt once, then polls', async () => {
  const { answers, calls } = await polling([standing('INPR'), standing('APPR')], undefined, 'T81');
  expect(calls).toEqual(['/api/payment/updatepayment', '/api/submission/poll/T81']);
  expect(answers.map((answer) => answer?.status)).toEqual(['INPR', 'APPR']);
});

it('poll: continues polling after a refused receipt', async () => {
  const { answers, calls } = await polling(
    [wireAnswer(403, { error: 'RECEIPT_TOKEN' }), standing('IN_PROCESS'), standing('APPR')],
    undefined,
    'T82',
  );
  const poll_ = '/api/submission/poll/T82';
  expect(calls).toEqual(['/api/payment/updatepayment', poll_, poll_]);
  expect(answers.map((answer) => answer?.status)).toEqual(['IN_PROCESS', 'APPR']);
});

it('poll: does not send the receipt from a page with a web token', async () => {
  const { calls } = await polling([standing('INPR'), standing('INPR')], 'W1', 'T83');
  expect(new Set(calls)).toEqual(new Set(['/api/submission/poll/T83']));
});
