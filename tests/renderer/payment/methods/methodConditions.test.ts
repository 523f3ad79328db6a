import { describe, expect, it, vi } from 'vitest';
import type { PaymentMethodId } from '#engine';
import {
  checkWallets,
  methodConditions,
} from '../../../../renderer/payment/methods/methodConditions.ts';
import {
  type RuntimeConfig,
  readRuntimeConfig,
} from '../../../../renderer/portal/runtimeConfig.ts';

type Deps = Parameters<typeof methodConditions>[0];
type Readiness = ReturnType<NonNullable<Deps['wallets']>['readiness']>;

/** Returns the settings of a portal, a form and its wallets. */
function deps(
  config: Partial<RuntimeConfig> = {},
  { online, wallets }: { online?: readonly PaymentMethodId[]; wallets?: object } = {},
): Deps {
  const manifest = online ? { payment: { online } } : {};
  const form = { plan: { manifest }, now: () => '2026-11-20T10:00:00+08:00' };
  return { config: { ...readRuntimeConfig({}), ...config }, form, wallets } as unknown as Deps;
}

describe('methodConditions', () => {
  it('returns the amount and the settings', () => {
    const config = { blockedPayment: ['JCB'], paymentSuspended: true };
    const online = ['visa', 'fps'] as const;
    expect(methodConditions(deps(config, { online }), 38_000)).toMatchObject({
      amountCents: 38_000,
      blocked: ['JCB'],
      isSuspended: true,
      accepted: online,
    });
  });

  it('returns the methods of the windows that are active at the server’s time', () => {
    const paymentWindows: RuntimeConfig['paymentWindows'] = [
      { from: '2026-11-20T09:00:00+08:00', to: null, methods: ['pps'] },
      { from: null, to: '2026-11-20T09:00:00+08:00', methods: ['fps'] },
    ];
    expect(methodConditions(deps({ paymentWindows }), 0).disabled).toEqual(['pps']);
  });

  it.each([
    [true, []],
    [false, ['echq']],
  ])('attaches an e-Cheque as a file unless the gateway takes it: %s', (byGateway, asFile) => {
    const eCheque = { ...readRuntimeConfig({}).eCheque, byGateway };
    expect(methodConditions(deps({ eCheque }), 0).asFile).toEqual(asFile);
  });

  it.each<[Readiness, boolean, boolean, boolean]>([
    [undefined, false, true, false],
    ['browser', true, false, false],
    ['device', true, true, false],
    ['ready', true, true, true],
  ])('reads a wallet that is %s', (readiness, isTaken, isSupported, isUsable) => {
    const wallets = { readiness: () => readiness };
    const taken = ['visa', 'applepay', 'a method of the future'];
    const conditions = methodConditions(deps({ takenMethods: taken }, { wallets }), 0);
    expect(conditions.taken?.includes('applepay')).toBe(isTaken);
    expect(conditions.taken).toEqual(expect.arrayContaining(['visa', 'a method of the future']));
    expect(conditions.supported?.('applepay')).toBe(isSupported);
    expect(conditions.usable('applepay')).toBe(isUsable);
    expect([conditions.supported?.('visa'), conditions.usable('visa')]).toEqual([true, true]);
  });
});

describe('checkWallets', () => {
  it.each<[readonly PaymentMethodId[] | undefined, number]>([
    [undefined, 1],
    [['visa', 'applepay'], 1],
    [['androidpay'], 1],
    [['visa', 'fps'], 0],
  ])('for a form that accepts %j looks %i times', async (online, times) => {
    const look = vi.fn(async () => undefined);
    await checkWallets(deps({}, { ...(online && { online }), wallets: { look } }));
    expect(look).toHaveBeenCalledTimes(times);
  });
});
