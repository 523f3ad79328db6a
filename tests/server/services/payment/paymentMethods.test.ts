import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREFERRED_METHODS } from '#engine';
import type { GatewayOffer } from '../../../../server/ports/payment/PaymentAvailability.ts';
import { GatewayError } from '../../../../server/ports/payment/PaymentGateway.ts';
import type { MethodsQuery } from '../../../../server/services/contract/PaymentServices.ts';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import { paymentMethods } from '../../../../server/services/payment/paymentMethods.ts';
import { openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const QUERY: MethodsQuery = { amountCents: 38_000, language: 'en', preferred: PREFERRED_METHODS };

/** Lists the methods with the given settings and offers of the gateway. */
async function listed(
  changes: Partial<ServiceDeps['settings']> = {},
  offers?: readonly GatewayOffer[] | Error,
  query: Partial<MethodsQuery> = {},
) {
  const settings = { ...portal.deps.settings, ...changes };
  const availability = offers && {
    offers: async () => {
      if (offers instanceof Error) throw offers;
      return offers;
    },
  };
  return paymentMethods({ ...portal.deps, settings, availability }, { ...QUERY, ...query });
}

async function states(...input: Parameters<typeof listed>) {
  const found = await listed(...input);
  if ('refused' in found) throw new Error(`Cannot list the methods: ${found.refused}`);
  return Object.fromEntries(found.map(({ method, withheld }) => [method, withheld]));
}

const offer = (method: GatewayOffer['method'], isActive = true): GatewayOffer => ({
  method,
  isActive,
  notes: [],
});

describe('paymentMethods', () => {
  it('B-69: withholds a blocked method, and a method in its disabled window', async () => {
    expect(
      await states({
        blockedMethods: ['mastercard'],
        disabledWindows: [{ start: '2026-11-20T00:00:00+08:00', methods: ['fps'] }],
      }),
    ).toMatchObject({ visa: undefined, mastercard: 'blocked', fps: 'disabledWindow' });
  });

  it('lists only offered methods, and marks a disabled method as inactive', async () => {
    const offers = [offer('fps'), offer('visa', false), offer('pps')];
    // The gateway offers PPS, but the portal does not.
    expect(await states({}, offers)).toEqual({ visa: 'inactive', fps: undefined });
  });

  it('reports gatewayBusy when the gateway fails, and rethrows other errors', async () => {
    const error = new GatewayError('timeout', 'Cannot wait');
    expect(await listed({}, error)).toEqual({ refused: 'gatewayBusy' });
    await expect(listed({}, new TypeError('a defect'))).rejects.toThrow('a defect');
  });

  it('does not ask the gateway while online payment is suspended', async () => {
    expect(await listed({ methods: [] }, new GatewayError('timeout', 'Cannot wait'))).toEqual([]);
  });

  it.each([
    [
      ['fps', 'visa'],
      ['fps', 'visa', 'mastercard'],
    ],
    [['creditcard'], ['creditcard-jcb', 'creditcard-unionpay', 'visa']],
    [[], ['visa', 'mastercard', 'creditcard-jcb']],
    [
      ['nonsense', 'mastercard'],
      ['mastercard', 'visa', 'creditcard-jcb'],
    ],
  ])('sorts by preferpaymentmethods %j', async (preferred, first) => {
    expect(Object.keys(await states({}, undefined, { preferred })).slice(0, 3)).toEqual(first);
  });

  it.each([
    ['lists methods for our id', ['LRFORMS'], true],
    ['lists methods for our id among other ids', ['OTHER', 'LRFORMS'], true],
    ['lists no method for other ids', ['OTHER'], false],
    ['lists no method for an empty list', [], false],
    ['lists methods without the parameter', undefined, true],
  ])('eServiceIds: %s', async (_, eServiceIds, isListed) => {
    const found = await states({ eServiceId: 'LRFORMS' }, undefined, { eServiceIds });
    expect(Object.keys(found).length > 0).toBe(isListed);
  });

  it('forwards the notes of the gateway', async () => {
    const note = { type: 'note', content: 'Closed on Sunday', order: 2 };
    const found = await listed({}, [{ ...offer('fps'), notes: [note] }]);
    expect(found).toEqual([{ method: 'fps', withheld: undefined, notes: [note] }]);
  });
});
