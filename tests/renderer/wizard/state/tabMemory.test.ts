// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  anyRememberedPayment,
  forgetPayment,
  previousTransaction,
  type RememberedPayment,
  rememberDone,
  rememberedPayment,
  rememberNothingPaid,
  rememberPayment,
  rememberTransaction,
  startedPaymentOf,
} from '../../../../renderer/wizard/state/tabMemory.ts';
import { ACKNOWLEDGEMENT, FACTS, SIGNED } from '../../../engine/support/wizardFacts.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { planServices } from '../../../support/planServices.ts';

const PLAN = planOf({ name: leaf('text'), ackEmail: leaf('text') });
const PAYMENT = { submissionId: 'S1', amountCents: 38_000, transactionId: 'T1' };
const NOW = Date.parse('2026-11-20T10:00:00+08:00');

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const portal = (data: object = { name: 'CHAN' }, context: object = { signed: [SIGNED] }) =>
  planServices({ plan: PLAN, data: data as never, context }).services;

describe('rememberPayment', () => {
  it('T-09: stores the payment with the answers, for the same form', () => {
    rememberPayment(portal(), PAYMENT);
    const stored = {
      ...PAYMENT,
      notedAt: NOW,
      formCode: 'LREAL1',
      definition: 'd1',
      signed: [SIGNED],
      data: { name: 'CHAN' },
    };
    expect(rememberedPayment('LREAL1')).toEqual(stored);
    expect(anyRememberedPayment()).toEqual(stored);
    expect(rememberedPayment('LRSI1')).toBeUndefined();
  });

  it('stores no transaction that has failed', () => {
    rememberPayment(portal(), PAYMENT);
    rememberNothingPaid();
    expect(rememberedPayment('LREAL1')).toMatchObject({ submissionId: 'S1' });
    expect(rememberedPayment('LREAL1')?.transactionId).toBeUndefined();
    sessionStorage.clear();
    rememberNothingPaid();
    expect(sessionStorage).toHaveLength(0);
  });

  it('continues in a browser that refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    rememberPayment(portal(), PAYMENT);
    expect([anyRememberedPayment(), previousTransaction()]).toEqual([undefined, undefined]);
  });
});

describe('rememberDone', () => {
  it('U-36: stores the acknowledgement and its facts, but no answer except the address', () => {
    rememberTransaction('T0');
    const answers = { name: 'CHAN', ackEmail: 'a@example.hk' };
    rememberDone(portal(answers, { facts: FACTS }), ACKNOWLEDGEMENT);
    expect(rememberedPayment('LREAL1')).toEqual({
      formCode: 'LREAL1',
      definition: 'd1',
      submissionId: 'S1',
      amountCents: 38_000,
      signed: [],
      data: {},
      done: { acknowledgement: ACKNOWLEDGEMENT, facts: FACTS, ackEmail: 'a@example.hk' },
    });
    expect(previousTransaction()).toBeUndefined();
  });

  it('stores no address without one, and no amount without a payment', () => {
    const unpaid = { ...ACKNOWLEDGEMENT, paymentCents: undefined, submissionId: undefined };
    rememberDone(portal({}), unpaid);
    const stored = rememberedPayment('LREAL1');
    expect(stored).toMatchObject({ submissionId: '', amountCents: 0 });
    expect(stored?.done).not.toHaveProperty('ackEmail');
  });
});

describe('startedPaymentOf', () => {
  const code = {
    paymentId: 'P1',
    imageBase64: 'AA',
    url: 'https://fps.example/1',
    validMs: 180_000,
  };
  const started = (ageMs: number) =>
    ({
      startedPayment: { method: 'fps', output: { kind: 'qr', code } },
      notedAt: NOW - ageMs,
    }) as unknown as RememberedPayment;

  it.each([
    [0, 180_000],
    [60_000, 120_000],
    [180_001, 0],
  ])('returns the remaining validity of a code after %i ms', (ageMs, validMs) => {
    expect(startedPaymentOf(started(ageMs))).toEqual({
      method: 'fps',
      output: { kind: 'qr', code: { ...code, validMs } },
    });
  });

  it('returns other payments unchanged', () => {
    const startedPayment = {
      method: 'visa',
      output: { kind: 'redirect', redirectUrl: 'https://bank.example' },
    };
    expect(startedPaymentOf({ startedPayment } as unknown as RememberedPayment)).toBe(
      startedPayment,
    );
    expect(startedPaymentOf({} as RememberedPayment)).toBeUndefined();
  });
});

describe('forgetPayment, rememberTransaction', () => {
  it('remove and store the last transaction of the tab', () => {
    rememberTransaction('T7');
    rememberPayment(portal(), PAYMENT);
    expect(previousTransaction()).toBe('T7');
    forgetPayment();
    expect([previousTransaction(), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it('ignore an entry that is no JSON', () => {
    sessionStorage.setItem('landform.payment', '{');
    expect(anyRememberedPayment()).toBeUndefined();
  });
});
