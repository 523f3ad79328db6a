import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPaymentGatewayKey, PREFERRED_METHODS } from '#engine';
import type { WalletData } from '../../../../server/ports/payment/PaymentGateway.ts';
import { GCIS_FIXTURES, type GcisFixture, shapeOf } from '../../../support/gcisFixtures.ts';
import {
  gcisAppleSessions,
  gcisAvailability,
  gcisGateway,
  gcisReceipts,
  orderOf,
} from '../../../support/gcisGateway.ts';
import { sandboxService } from '../../../support/sandboxService.ts';
import { answering, wireServer } from '../../../support/wireServer.ts';

const ID = 'T-1';

/** Makes the call of a fixture through the adapter. */
function make(url: string, { call, request }: GcisFixture): Promise<unknown> {
  const gateway = gcisGateway(url);
  if (call === 'availability') {
    const query = { amountCents: 100, language: 'en', preferred: PREFERRED_METHODS } as const;
    return gcisAvailability(url).offers(query);
  }
  if (call.startsWith('update')) {
    const method = call === 'updateechqpayment' ? 'echq' : 'visa';
    return gcisReceipts(url).update({ attemptId: ID, method, receiptToken: 'R-1' });
  }
  if (call.startsWith('echqstatus/')) return gateway.status(ID, 'echq');
  if (call.startsWith('status/')) return gateway.status(ID);
  if (call === 'startapplepaysession') {
    const { domainName, validationurl } = request;
    const wish = { domainName: String(domainName), validationUrl: String(validationurl) };
    return gcisAppleSessions(url).open(wish);
  }
  const method = String(request.paymentMethod);
  if (!isPaymentGatewayKey(method)) throw new Error(`Cannot order by ${method}: no such method`);
  const paymentData = request.paymentdata as WalletData | undefined;
  return gateway.create(orderOf(ID, { method, paymentData }));
}

describe('the calls that the specification lists', () => {
  let server: Awaited<ReturnType<typeof wireServer>>;
  beforeAll(async () => {
    server = await wireServer(answering({}));
  });
  afterAll(() => server.close());

  it.each(GCIS_FIXTURES)(
    '%s: the adapter sends the documented fields and reads the response',
    async (_, given) => {
      server.react(answering(given.response));
      const read = await make(server.url, given);
      expect(server.calls).toHaveLength(1);
      const [sent] = server.calls;
      expect(sent?.path).toBe(`/${given.call}`);
      expect(shapeOf(sent?.body)).toEqual(shapeOf(given.request));
      const { webToken: _token, webtoken: _other, ...fixed } = given.request;
      expect(sent?.body).toMatchObject(fixed);
      for (const value of Object.values(given.response)) {
        // The adapter requests the amount of a wallet payment again.
        const isKept = typeof value === 'string' && !/^(?:INPR|\d{4}-|T-1|HKD|380\.00)/.test(value);
        if (isKept) expect(JSON.stringify(read)).toContain(value);
      }
    },
  );
});

describe.each(['/api/payment', '/rm-payment'])('the sandbox payment service at %s', (base) => {
  let service: Awaited<ReturnType<typeof sandboxService>>;
  beforeAll(async () => {
    service = await sandboxService();
  });
  afterAll(() => service.close());

  // Only the bank can create a receipt: tests/ports/PaymentReceipts.test.ts covers receipts.
  const fixtures = GCIS_FIXTURES.filter(([, { call }]) => !call.startsWith('update'));
  it.each(fixtures)('%s: returns the documented fields', async (file, given) => {
    // Each fixture gets its own transaction id, because a transaction can be ordered only once.
    const id = `T-${file.replace(/\W/g, '-')}`;
    const renamed = JSON.stringify(given).replaceAll('T-1', id);
    const { call, request, response } = JSON.parse(renamed) as GcisFixture;
    const answer = await fetch(`${service.origin}${base}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ]);
    expect(shapeOf(await answer.json())).toMatchObject(shapeOf(response) as object);
  });

  it.each(GCIS_FIXTURES.filter(([, { call }]) => /^(?:web|wallet|echq$)/.test(call)))(
    '%s: refuses an order that lacks one of its fields',
    async (_, { call, request }) => {
      for (const name of Object.keys(request)) {
        const { [name]: _left, ...lacking } = request;
        const answer = await fetch(`${service.origin}${base}/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(lacking),
        });
        expect([name, answer.status]).toEqual([name, 400]);
      }
    },
  );
});
