import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL, gcisGateway, orderOf } from '../../../../support/gcisGateway.ts';
import { answering, type Reaction, sending, wireServer } from '../../../../support/wireServer.ts';

const APPROVED = {
  status: 'APPR',
  description: 'Approved',
  transactionid: 'T-1',
  amount: '380.00',
  currencycode: 'HKD',
  paymentid: 'P-1',
  time: '2026-11-20T10:03:00+08:00',
};
const WEB = { transactionid: 'T-1', redirecturl: 'https://pay.example/1' };
const FPS = {
  paymentid: 'P-1',
  paymentstatus: 'INPR',
  fpsmerchanttimeoutdatetime: '2026-11-20 10:03:00',
  fpsqrcodeimgbase64: 'iVBORw0KGgo=',
  fpsqrcodeurl: '00020101021226',
};

let server: Awaited<ReturnType<typeof wireServer>>;
beforeAll(async () => {
  server = await wireServer(answering({}));
});
afterAll(() => server.close());

const failure = (reason: string) => ({ name: 'GatewayError', reason });
const statusOf = (body: unknown) => {
  server.react(answering(body));
  return gcisGateway(server.url).status('T-1');
};
const createdBy = (body: unknown, method: 'visa' | 'fps' = 'visa') => {
  server.react(answering(body));
  return gcisGateway(server.url).create(orderOf('T-1', { method }));
};

describe('GcisPaymentGateway.status', () => {
  it('reads an approval with its amount in cents', async () => {
    expect(await statusOf(APPROVED)).toEqual({
      code: 'APPR',
      description: 'Approved',
      canRetry: true,
      amountCents: 38_000,
      currency: 'HKD',
      chargeId: 'P-1',
      settledAt: new Date('2026-11-20T10:03:00+08:00'),
    });
  });

  it.each(['REJT', 'CANC', 'INPR', 'NOTF', 'DUPA', 'PSER', 'FIER', 'PSTO'])(
    'reads %s',
    async (status) => {
      const answer = await statusOf({ status, description: 'x' });
      expect(answer).toEqual({ code: status, description: 'x', canRetry: true });
    },
  );

  it('reads IN_PROCESS as INPR, canRetry N and a reason', async () => {
    expect(await statusOf({ status: 'IN_PROCESS', description: '' })).toMatchObject({
      code: 'INPR',
    });
    const refused = { status: 'REJT', description: '', canRetry: 'N', rejectReasonCode: '05' };
    expect(await statusOf(refused)).toMatchObject({ canRetry: false, rejectReasonCode: '05' });
  });

  it('omits an invalid time, and reads a time without an offset as Hong Kong time', async () => {
    expect(await statusOf({ ...APPROVED, time: '20/11/2026' })).not.toHaveProperty('settledAt');
    const local = await statusOf({ ...APPROVED, time: '2026-11-20 10:03:00' });
    expect(local.settledAt?.toISOString()).toBe('2026-11-20T02:03:00.000Z');
  });

  it.each<[string, object | unknown[] | string | null]>([
    ['an approval without an amount', { ...APPROVED, amount: undefined }],
    ['an approval without a currency', { ...APPROVED, currencycode: undefined }],
    ['a number for the amount', { ...APPROVED, amount: 380 }],
    ['a float for the amount', { ...APPROVED, amount: 380.1 }],
    ['a negative amount', { ...APPROVED, amount: '-380.00' }],
    ['a grouped amount', { ...APPROVED, amount: '1,380.00' }],
    ['an amount of three decimals', { ...APPROVED, amount: '380.001' }],
    ['an amount in exponents', { ...APPROVED, amount: '3.8e2' }],
    ['an amount with its currency', { ...APPROVED, amount: 'HK$380.00' }],
    ['an amount beyond whole cents', { ...APPROVED, amount: '99999999999999.00' }],
    ['another transaction', { ...APPROVED, transactionid: 'T-2' }],
    ['an unknown status', { status: 'APPROVED', description: '' }],
    ['a status of another kind', { status: ['APPR'], description: '' }],
    ['no status', { description: '' }],
    ['no description', { status: 'INPR' }],
    ['a list', [APPROVED]],
    ['a text', 'APPR'],
    ['nothing', null],
  ])('B-72: rejects the response: %s', async (_, body) => {
    await expect(statusOf(body)).rejects.toMatchObject(failure('badAnswer'));
  });
});

describe('GcisPaymentGateway.create', () => {
  it('reads the page of a card payment and an FPS code', async () => {
    const page = { chargeId: 'T-1', redirectUrl: 'https://pay.example/1' };
    expect(await createdBy(WEB)).toEqual(page);
    expect(await createdBy(FPS, 'fps')).toEqual({
      chargeId: 'P-1',
      fps: {
        paymentId: 'P-1',
        expiresAt: new Date('2026-11-20T02:03:00Z'),
        qrImage: 'iVBORw0KGgo=',
        qrUrl: '00020101021226',
      },
    });
  });

  it.each<[string, object]>([
    ['another transaction', { ...WEB, transactionid: 'T-2' }],
    ['no transaction', { redirecturl: WEB.redirecturl }],
    ['no page', { transactionid: 'T-1' }],
    ['a page that is a script', { ...WEB, redirecturl: 'javascript:alert(1)' }],
  ])('rejects the response: %s', async (_, body) => {
    await expect(createdBy(body)).rejects.toMatchObject(failure('badAnswer'));
  });

  it.each<[string, object]>([
    ['another transaction', { ...FPS, transactionid: 'T-2' }],
    ['an unexpected status', { ...FPS, paymentstatus: 'REJT' }],
    ['an impossible time-out', { ...FPS, fpsmerchanttimeoutdatetime: '2026-13-40 25:00:00' }],
    ['an invalid image', { ...FPS, fpsqrcodeimgbase64: 'data:text/html,x' }],
    ['a code that is a script', { ...FPS, fpsqrcodeurl: 'javascript:alert(1)' }],
  ])('rejects an FPS code with %s', async (_, body) => {
    await expect(createdBy(body, 'fps')).rejects.toMatchObject(failure('badAnswer'));
  });

  it.each<[string, Reaction]>([
    ['a fault of the service', answering({}, 503)],
    ['a closed connection', (response) => void response.socket?.destroy()],
  ])('T-07: sends an order once, even after %s', async (_, reaction) => {
    server.react(reaction);
    await expect(gcisGateway(server.url).create(orderOf('T-1'))).rejects.toThrow();
    expect(server.calls).toHaveLength(1);
  });

  it('distinguishes an expired web token from another refusal', async () => {
    server.react(sending('Webtoken is expired.', 'text/plain', 403));
    const ordered = gcisGateway(server.url).create(orderOf('T-1'));
    await expect(ordered).rejects.toMatchObject(failure('tokenExpired'));
    server.react(sending('Forbidden', 'text/plain', 403));
    const forbidden = gcisGateway(server.url).create(orderOf('T-1'));
    await expect(forbidden).rejects.toMatchObject(failure('badAnswer'));
  });

  it('K5: sends a repeated order only if the service never received the first', async () => {
    const byPath =
      (status: string): Reaction =>
      (response, call) =>
        answering(call.path === '/status/T-1' ? { status, description: '' } : WEB)(response, call);
    const repeated = () => gcisGateway(server.url).create(orderOf('T-1', { isRepeated: true }));
    for (const status of ['INPR', 'REJT', 'DUPA', 'PSTO']) {
      server.react(byPath(status));
      await expect(repeated()).rejects.toMatchObject(failure('badAnswer'));
      expect(server.calls.map(({ path }) => path)).toEqual(['/status/T-1']);
    }
    // The service may have accepted the first order under an expired token.
    server.react(sending('Webtoken is expired.', 'text/plain', 403));
    await expect(repeated()).rejects.toMatchObject(failure('badAnswer'));
    server.react(byPath('NOTF'));
    expect(await repeated()).toMatchObject({ redirectUrl: WEB.redirecturl });
    expect(server.calls.map(({ path }) => path)).toEqual(['/status/T-1', '/web/visa']);
  });
});

describe('GcisPaymentGateway.cancel', () => {
  const pair =
    (cancel: Reaction, status: object): Reaction =>
    (response, call) =>
      (call.path === '/cancelpayment' ? cancel : answering(status))(response, call);

  it.each([
    ['an answer of no known shape', sending('cancelled', 'text/plain')],
    ['a refusal', answering({ message: 'approved already' }, 409)],
  ])('returns the status of the charge after %s', async (_, cancel) => {
    server.react(pair(cancel, APPROVED));
    expect(await gcisGateway(server.url).cancel('T-1')).toMatchObject({ code: 'APPR' });
    expect(server.calls.map(({ path }) => path)).toEqual(['/cancelpayment', '/status/T-1']);
  });

  it('rejects when the service fails', async () => {
    server.react(pair(answering({}, 500), { status: 'CANC', description: '' }));
    const cancelled = gcisGateway(server.url, { retries: 0 }).cancel('T-1');
    await expect(cancelled).rejects.toMatchObject(failure('serverError'));
  });
});

describe('GcisPaymentGateway: credentials and web tokens', () => {
  it('sends the credential in a header, and one web token per transaction', async () => {
    server.react(answering({ status: 'INPR', description: '' }));
    const gateway = gcisGateway(server.url);
    for (const id of ['T-1', 'T-1', 'T-2']) await gateway.status(id);
    expect(server.calls[0]?.headers.authorization).toBe(CREDENTIAL);
    const [first, again, other] = server.calls.map(
      ({ body }) => (body as { webtoken: string }).webtoken,
    );
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each<[string, Reaction]>([
    ['refuses', answering({ message: CREDENTIAL }, 401)],
    ['answers nonsense', sending(CREDENTIAL)],
    ['hangs up', (response) => void response.socket?.destroy()],
    ['redirects', (response) => response.writeHead(307, { location: CREDENTIAL }).end()],
  ])('names no credential when the service %s', async (_, reaction) => {
    server.react(reaction);
    const error = await gcisGateway(server.url, { retries: 0 })
      .status('T-1')
      .catch((caught: unknown) => caught);
    expect(inspect(error, { depth: 10 })).not.toContain('s3cret');
  });

  it('does not support settlement', async () => {
    await expect(gcisGateway(server.url).settlement()).rejects.toMatchObject({
      name: 'GatewayError',
    });
  });
});
