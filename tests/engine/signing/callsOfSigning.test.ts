import { describe, expect, it } from 'vitest';
import { changesByCalls, guardsOfCalls } from '../../../engine/signing/callsOfSigning.ts';

const CAPTCHA = { failure: { kind: 'captcha', demand: 'captchaExpired' } } as const;
const BUSY = { failure: { kind: 'busy' } } as const;
const MESSAGE = { key: 'dataNotFound', args: [] };

describe('guardsOfCalls', () => {
  it('distinguishes a captcha demand from a busy server', () => {
    const { isCaptchaFailure, isBusyFailure } = guardsOfCalls;
    expect([CAPTCHA, BUSY].map((call) => isCaptchaFailure(undefined, call))).toEqual([true, false]);
    expect([CAPTCHA, BUSY].map((call) => isBusyFailure(undefined, call))).toEqual([false, true]);
  });

  it('has no answer when the user closed the dialog', () => {
    expect(guardsOfCalls.hasAnswer(undefined, undefined)).toBe(false);
  });
});

describe('changesByCalls', () => {
  it('stores a captcha demand only, and drops the last answer', () => {
    const { storeDemand } = changesByCalls;
    expect([CAPTCHA, BUSY].map((call) => storeDemand(undefined, call))).toEqual([
      { demand: 'captchaExpired', challenge: undefined },
      { demand: undefined, challenge: undefined },
    ]);
  });

  it('stores the message of a refusal, and the general message for any other failure', () => {
    const { storeError } = changesByCalls;
    const refused = { failure: { kind: 'refused', message: MESSAGE } } as const;
    expect(storeError(undefined, refused)).toEqual({ error: MESSAGE });
    expect(storeError(undefined, BUSY)).toEqual({ error: { key: 'generalErrMsg', args: [] } });
  });
});
