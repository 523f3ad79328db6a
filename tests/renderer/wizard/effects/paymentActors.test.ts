import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { createHttp } from '../../../../renderer/api/http.ts';
import type { WireResponse } from '../../../../renderer/api/transport.ts';
import { paymentActors } from '../../../../renderer/wizard/effects/paymentActors.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { cannedServer, wireAnswer } from '../../../support/inPortal.tsx';

const OVER = () => wireAnswer(403, 'Webtoken is expired.');

function asked(answers: Readonly<Record<string, () => WireResponse>>) {
  const server = cannedServer(answers);
  const services = { http: createHttp(server.transport) } as WizardServices;
  const run = (
    name: 'askPayment' | 'cancelPayment' | 'prepareTransaction',
    webToken: string | undefined,
  ) => {
    const logic: AnyActorLogic = paymentActors(services)[name];
    const actor = createActor(logic, {
      input: { transactionId: 'T7', submissionId: 'SUB1', amountCents: 38_000, webToken },
    });
    actor.start();
    return toPromise(actor);
  };
  return { run, ...server };
}

describe('paymentActors: preparing a payment', () => {
  it('T-09: fails with the live attempt of another tab, not with a refusal', async () => {
    const paid = { result: 'paidDataLocked', message: 'paidDataLocked', transactionId: 'T7' };
    const { run } = asked({
      '/api/submission/createTransaction': () => wireAnswer(200, paid),
    });
    await expect(run('prepareTransaction', undefined)).rejects.toMatchObject({
      failure: { kind: 'liveAttempt', transactionId: 'T7' },
    });
  });
});

describe('paymentActors: asking for the status of a payment', () => {
  it.each([
    ['the web token has expired (B-76: after twenty minutes on a bank’s page)', 'W1'],
    ['a reload removed the web token', undefined],
  ])('polls with the session when %s', async (_, webToken) => {
    const { run } = asked({
      '/api/payment/status/T7': OVER,
      '/api/submission/poll/T7': () => wireAnswer(200, { status: 'PSTO', description: '' }),
    });
    await expect(run('askPayment', webToken)).resolves.toMatchObject({ status: 'PSTO' });
  });
});

describe('paymentActors: cancelling a payment', () => {
  it('requests a new web token when the current token has expired', async () => {
    const { run, asked: calls } = asked({
      '/api/payment/cancelpayment': () =>
        calls.length === 1 ? OVER() : wireAnswer(200, { status: 'CANC', description: '' }),
      '/api/payment/transaction': () => wireAnswer(200, { transactionid: 'T7', webtoken: 'W2' }),
    });
    await expect(run('cancelPayment', 'W1')).resolves.toMatchObject({ status: 'CANC' });
    expect(calls.at(-1)?.body).toContain('W2');
  });

  it('fails for a refusal that does not concern the web token', async () => {
    const { run, asked: calls } = asked({});
    await expect(run('cancelPayment', 'W1')).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });
});

describe('paymentActors: a payment whose code cannot be fetched', () => {
  it.each([
    'prepareTransaction',
    'loadMethods',
    'submitPayment',
    'pollPayment',
    'askPayment',
    'cancelPayment',
  ] as const)('fails as busy, as for an unreachable server: %s', async (name) => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    const code = { get: () => undefined, load };
    const logic: AnyActorLogic = paymentActors({} as WizardServices, code)[name];
    const actor = createActor(logic, { input: {} });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await expect(toPromise(actor)).rejects.toMatchObject({ failure: { kind: 'busy' } });
  });
});
