import { describe, expect, it } from 'vitest';
import { type PaymentGatewayKey, POLL_INTERVALS, pollInterval } from '#engine';
import { CODE } from '../support/paymentRun.ts';

describe('pollInterval', () => {
  it.each<[string, PaymentGatewayKey | undefined, boolean, number]>([
    ['for an FPS code', 'fps', true, 3000],
    ['for an FPS payment without its code', 'fps', false, 2000],
    ['for a card', 'visa', false, 2000],
    ['for Google Pay', 'androidpay', false, 1000],
    ['for Apple Pay', 'applepay', false, 1000],
    ['after a reload without a method', undefined, false, 2000],
  ])('%s', (_, method, hasCode, expected) => {
    const code = hasCode ? CODE : undefined;
    expect(pollInterval({ code, method }, POLL_INTERVALS)).toBe(expected);
  });

  it('returns the configured intervals', () => {
    const polls = { paymentMs: 500, submissionMs: 600, fpsMs: 700 };
    expect(pollInterval({ code: CODE, method: 'fps' }, polls)).toBe(700);
    expect(pollInterval({ code: undefined, method: 'pps' }, polls)).toBe(600);
    expect(pollInterval({ code: undefined, method: 'applepay' }, polls)).toBe(500);
  });
});
