import { describe, expect, it } from 'vitest';
import { type PaymentGatewayKey, POLL_INTERVALS, pollInterval } from '#engine';
import { CODE } from '../support/paymentRun.ts';

describe('pollInterval', () => {
  it.each<[string, PaymentGatewayKey | undefined, boolean, number]>([
    ['of an FPS code', 'fps', true, 3000],
    ['of an FPS payment that lost its code', 'fps', false, 2000],
    ['of a card', 'visa', false, 2000],
    ['of Google Pay', 'androidpay', false, 1000],
    ['of Apple Pay', 'applepay', false, 1000],
    ['after a reload that knows no method', undefined, false, 2000],
  ])('%s', (_, method, hasCode, expected) => {
    const code = hasCode ? CODE : undefined;
    expect(pollInterval({ code, method }, POLL_INTERVALS)).toBe(expected);
  });

  it('is what is configured', () => {
    const polls = { paymentMs: 500, submissionMs: 600, fpsMs: 700 };
    expect(pollInterval({ code: CODE, method: 'fps' }, polls)).toBe(700);
    expect(pollInterval({ code: undefined, method: 'pps' }, polls)).toBe(600);
    expect(pollInterval({ code: undefined, method: 'applepay' }, polls)).toBe(500);
  });
});
