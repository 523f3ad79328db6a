import { describe, expect, it } from 'vitest';
import {
  CallError,
  callFailureOf,
  callFailureOfStatus,
  failedCall,
  NotProvidedError,
} from '../../../engine/calls/CallFailure.ts';

describe('callFailureOf', () => {
  it('returns the failure of a CallError', () => {
    expect(callFailureOf(new CallError({ kind: 'busy' }))).toEqual({ kind: 'busy' });
  });

  it('hides the message of any other error', () => {
    const general = { kind: 'refused', message: { key: 'generalErrMsg', args: [] } };
    expect(callFailureOf(new Error('SELECT * FROM secrets'))).toEqual(general);
    expect(failedCall({ event: { error: undefined } })).toEqual({ failure: general });
  });

  it('rethrows the error of a missing actor', () => {
    const error = new NotProvidedError('load the captcha', 'loadCaptcha');
    expect(() => callFailureOf(error)).toThrow(error);
    expect(error.message).toBe('Cannot load the captcha: actor "loadCaptcha" was not provided');
  });

  it('D-14: shows the general message for an unexpected error, never its own text', () => {
    const failure = callFailureOf(new TypeError('at /srv/secret.ts:12'));
    expect(failure).toEqual({ kind: 'refused', message: { key: 'generalErrMsg', args: [] } });
  });
});

describe('callFailureOfStatus', () => {
  it.each([0, 429, 502, 503, 504])('%i is busy', (status) => {
    expect(callFailureOfStatus(status)).toEqual({ kind: 'busy' });
  });

  it.each([
    [777, 'captchaError'],
    [778, 'captchaRequired'],
    [779, 'captchaExpired'],
    [780, 'captchaNotMatch'],
  ])('%i requires a captcha: %s', (status, demand) => {
    expect(callFailureOfStatus(status)).toEqual({ kind: 'captcha', demand });
  });

  it.each([200, 400, 500, 776, 781])('leaves %i to the caller', (status) => {
    expect(callFailureOfStatus(status)).toBeUndefined();
  });
});
