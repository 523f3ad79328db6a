import { describe, expect, it } from 'vitest';
import { changesByCalls, guardsOfCalls } from '../../../engine/signing/callsOfSigning.ts';

const CAPTCHA = { failure: { kind: 'captcha', demand: 'captchaExpired' } } as const;
const BUSY = { failure: { kind: 'busy' } } as const;
const MESSAGE = { key: 'dataNotFound', args: [] };

describe('guardsOfCalls', () => {
  it('reports a demand for a captcha from a busy server', () => {
    const { isCaptchaFailure, isBusyFailure } = guardsOfCalls;
    expect([CAPTCHA, BUSY].map((call) => isCaptchaFailure(undefined, call))).toEqual([true, false]);
    expect([CAPTCHA, BUSY].map((call) => isBusyFailure(undefined, call))).toEqual([false, true]);
  });

  it('has no answer where the dialog was closed', () => {
    expect(guardsOfCalls.hasAnswer(undefined, undefined)).toBe(false);
  });
});

describe('changesByCalls', () => {
  it('stores the demand of a captcha only, and drops the last answer', () => {
    const { storeDemand } = changesByCalls;
    expect([CAPTCHA, BUSY].map((call) => storeDemand(undefined, call))).toEqual([
      { demand: 'captchaExpired', challenge: undefined },
      { demand: undefined, challenge: undefined },
    ]);
  });

  it('stores the message of a refusal, and the general one for any other failure', () => {
    const { storeError } = changesByCalls;
    const refused = { failure: { kind: 'refused', message: MESSAGE } } as const;
    expect(storeError(undefined, refused)).toEqual({ error: MESSAGE });
    expect(storeError(undefined, BUSY)).toEqual({ error: { key: 'generalErrMsg', args: [] } });
  });
});
