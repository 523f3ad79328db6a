import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_KEY, sandboxService } from '../support/sandboxService.ts';
import { answering, type Reaction, wireServer } from '../support/wireServer.ts';
import { by, FeePortal } from './FeePortal.ts';

const POLL_LIFE_MS = 520;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const portal = new FeePortal();
let service: Awaited<ReturnType<typeof sandboxService>>;

beforeAll(async () => {
  service = await sandboxService({
    clock: portal.clock,
    notify: () => `${portal.origin}/api/payment/notification`,
  });
  await portal.open(['LR173', 'LRTEST'], gcisSettings(service.origin));
}, 240_000);
afterAll(async () => {
  await portal.close();
  await service?.close();
}, 60_000);

const PATHS = { visa: 'web/visa', pps: 'web/pps', fps: 'wallet/fps' } as const;

/** Creates an applicant who has sent a payment to the service. */
async function paying(method: keyof typeof PATHS, cents?: string) {
  const more = cents === undefined ? {} : { testAmount: `100.${cents}` };
  const applicant = portal.applicant(cents === undefined ? 'LR173' : 'LRTEST', {
    ...by(method),
    ...more,
  });
  await applicant.keep();
  const transaction = await applicant.open();
  const { status, body } = await applicant.pay(transaction, PATHS[method], method);
  let isAskedAgain = false;
  const poll = async () => {
    // Polls of one payment share a response for half a second of real time.
    if (isAskedAgain) await sleep(POLL_LIFE_MS);
    isAskedAgain = true;
    // The server queries a payment at most every two seconds.
    portal.clock.advance(3 * SECOND_MS);
    return applicant.poll(transaction);
  };
  return { applicant, transaction, status, body, poll };
}

/**
 * Presses a button on the page of the redirect.
 *
 * @returns the URL of the next redirect
 */
async function press(page: unknown, button: string): Promise<string | null> {
  const pressed = await fetch(String(page), {
    method: 'POST',
    body: new URLSearchParams({ button }),
    redirect: 'manual',
  });
  expect(pressed.status).toBe(303);
  return pressed.headers.get('location');
}

describe('a portal with PAYMENT_GATEWAY=gcis', () => {
  it.each([
    ['visa', 'approve', 'APPR'],
    ['pps', 'approve', 'APPR'],
    ['visa', 'duplicate', 'APPR'],
    ['visa', 'reject', 'REJT'],
    ['visa', 'cancel', 'CANC'],
  ] as const)('pays by %s: after %s the payment is %s', async (method, button, code) => {
    const { body, poll } = await paying(method);
    expect(body.redirecturl).toContain(service.origin);
    expect(await poll()).toMatchObject({ status: 'IN_PROCESS' });
    expect(await press(body.redirecturl, button)).toContain('/payment/callback');
    expect(await poll()).toMatchObject({ status: code });
  });

  it('submits the form once it is paid, and refuses new answers', async () => {
    const { applicant, transaction, body } = await paying('visa');
    expect(await applicant.result(transaction)).toMatchObject({ result: 'processing' });
    await press(body.redirecturl, 'approve');
    expect(await applicant.result(transaction)).toMatchObject({
      result: 'ok',
      referenceNumber: expect.stringMatching(/^LR173-\d{6}-\d{6}$/),
      paymentTxnNum: transaction.transactionId,
      paymentAmount: '14.00',
    });
    expect(await applicant.keep()).toMatchObject({ result: 'paidDataLocked' });
  });

  it('K6: keeps a timed-out payment open, and accepts its late approval', async () => {
    const { applicant, body, poll } = await paying('visa');
    await press(body.redirecturl, 'timeOut');
    expect(await poll()).toMatchObject({ status: 'PSTO', canRetry: false });
    expect(await applicant.open()).toMatchObject({ transactionId: body.transactionid });
    await press(body.redirecturl, 'approve');
    expect(await poll()).toMatchObject({ status: 'APPR' });
  });

  it('reports CANC after the service cancelled a timed-out payment', async () => {
    const { body, poll } = await paying('visa');
    await press(body.redirecturl, 'timeOut');
    await poll();
    portal.clock.advance(3 * MINUTE_MS);
    expect(await poll()).toMatchObject({ status: 'CANC' });
  });

  it('offers and accepts payments for its own eService only', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    expect(await applicant.methods({ eServiceIds: ['OTHER'] })).toEqual([]);
    expect(await applicant.methods({ eServiceIds: ['OTHER', 'LRFORMS'] })).not.toEqual([]);
    const transaction = await applicant.open();
    const other = await applicant.pay(transaction, 'web/visa', 'visa', { eServiceId: 'OTHER' });
    expect([other.status, other.body.error]).toEqual([400, 'E_SERVICE']);
    const own = await applicant.pay(transaction, 'web/visa', 'visa', { eServiceId: 'LRFORMS' });
    expect(own.status).toBe(200);
  });

  it.each(['applepay', 'androidpay'])(
    'promise 9: refuses to submit a form paid by %s, which is not configured',
    async (wallet) => {
      const applicant = portal.applicant('LR173', by(wallet));
      const refused = { result: 'validationError' };
      expect(await applicant.submit()).toMatchObject(refused);
      expect(await applicant.keep()).toMatchObject({ result: 'ok' });
      expect(await applicant.open()).toMatchObject(refused);
    },
  );

  it('pays by FPS', async () => {
    const { body, poll } = await paying('fps');
    expect(body.fpsqrcodeimgbase64).toMatch(/^[A-Za-z0-9+/]+=*$/);
    await service.press(String(body.paymentid), 'approve');
    expect(await poll()).toMatchObject({ status: 'APPR' });
  });

  it('T-10: detects an approval without a notification', async () => {
    const { body, poll } = await paying('visa', '41');
    await press(body.redirecturl, 'approve');
    expect(await poll()).toMatchObject({ status: 'APPR' });
  });

  it.each([
    ['01', 'REJT'],
    ['02', 'CANC'],
    ['07', 'APPR'],
  ])('an amount that ends in %s returns %s', async (cents, code) => {
    const { poll } = await paying('visa', cents);
    expect(await poll()).toMatchObject({ status: code });
  });

  it.each(['04', '06'])(
    'B-74: refuses another amount or currency as payment (amount that ends in %s)',
    async (cents) => {
      const { applicant, transaction, poll } = await paying('visa', cents);
      expect((await poll()).status).not.toBe('REJT');
      const result = await applicant.result(transaction);
      expect(result).toMatchObject({ result: 'paymentNeedsAction' });
      expect(result).not.toHaveProperty('referenceNumber');
      // Money was charged, so no second payment may start.
      expect(await applicant.open()).not.toMatchObject({ result: 'ok' });
    },
  );

  it.each([
    ['09', 'DUPA'],
    ['10', 'PSER'],
    ['11', 'FIER'],
    ['12', 'IN_PROCESS'],
    ['31', 'IN_PROCESS'],
    ['32', 'IN_PROCESS'],
    ['33', 'IN_PROCESS'],
    ['34', 'IN_PROCESS'],
  ])('B-72: keeps a payment with an inconclusive status open (%s cents)', async (cents, status) => {
    const { applicant, transaction, poll } = await paying('visa', cents);
    expect(await poll()).toMatchObject({ status, canRetry: false });
    expect(await applicant.open()).toMatchObject({ transactionId: transaction.transactionId });
  });

  it('K5: queries the status, and does not send an order again after its response was lost', async () => {
    const { applicant, transaction, status, poll } = await paying('visa', '39');
    expect(status).toBe(502);
    portal.clock.advance(25 * SECOND_MS);
    const again = await applicant.open();
    expect(again).toMatchObject({ transactionId: transaction.transactionId });
    const callsOf = async (text: string) => {
      const page = await (await fetch(`${service.origin}/sandbox/calls`)).text();
      return page.split(text).length - 1;
    };
    const queries = () => callsOf(`/api/payment/status/${transaction.transactionId}<`);
    const before = await queries();
    const second = await applicant.pay(again, 'web/visa', 'visa');
    expect(second.status).toBe(502);
    expect(await queries()).toBe(before + 1);
    expect(await poll()).toMatchObject({ status: 'IN_PROCESS' });
    const orders = await callsOf(`transactionId&#34;: &#34;${transaction.transactionId}`);
    expect(orders, 'orders sent').toBe(1);
  });
});

describe('a portal with a failing payment service', () => {
  const away = new FeePortal();
  let down: Awaited<ReturnType<typeof wireServer>>;
  beforeAll(async () => {
    down = await wireServer(answering({}, 503));
    await away.open(['LR173'], {
      ...gcisSettings(down.url),
      GCIS_BREAKER_FAILURES: '1',
      GCIS_BREAKER_MS: '1000',
    });
  }, 240_000);
  afterAll(async () => {
    await away.close();
    await down?.close();
  }, 60_000);

  it('T-30: refuses a redirect to a host outside PAYMENT_HOSTS', async () => {
    const elsewhere: Reaction = (response, call) => {
      const { transactionId } = call.body as { readonly transactionId: string };
      const redirecturl = 'https://evil.example/pay';
      answering({ transactionid: transactionId, redirecturl })(response, call);
    };
    down.react(elsewhere);
    const applicant = away.applicant('LR173', by('visa'));
    await applicant.keep();
    const { status, body } = await applicant.pay(await applicant.open(), 'web/visa', 'visa');
    expect(status).toBe(502);
    expect(JSON.stringify(body)).not.toContain('evil');
    down.react(answering({}, 503));
  });

  it('suspends online payment after a failure, then retries the service', async () => {
    const applicant = away.applicant('LR173', by('visa'));
    await applicant.keep();
    const transaction = await applicant.open();
    expect((await applicant.pay(transaction, 'web/visa', 'visa')).status).toBe(502);
    expect(await applicant.methods()).toEqual([]);
    await sleep(1_100);
    down.react(answering({ availablepaymentmethods: [{ subtype: 'Visa', active: 'Y' }] }));
    expect(await applicant.methods()).not.toEqual([]);
    expect(await applicant.poll(transaction)).toMatchObject({ status: 'IN_PROCESS' });
  });
});

function gcisSettings(origin: string): Readonly<Record<string, string>> {
  return {
    PAYMENT_GATEWAY: 'gcis',
    GCIS_URL: `${origin}/api/payment`,
    GCIS_E_SERVICE_ID: 'LRFORMS',
    GCIS_TOKEN_KEY: Buffer.from('0123456789abcdef0123456789abcdef').toString('base64'),
    GCIS_CREDENTIAL: 'Bearer s3cret-of-the-tests',
    GCIS_STATUS_MS: '1000',
    GCIS_BREAKER_FAILURES: '1000',
    PAYMENT_HOSTS: new URL(origin).host,
    GATEWAY_KEYS: `g1:${SERVICE_KEY.toString('base64')}`,
  };
}
