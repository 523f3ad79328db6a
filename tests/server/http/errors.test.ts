import { describe, expect, it } from 'vitest';
import { ApiError, ERRORS, kindOfStatus } from '../../../server/http/errors.ts';

describe('ERRORS', () => {
  it('has the captcha statuses of the specification, document 2, section 8', () => {
    const { captchaError, captchaRequired, captchaExpired, captchaNotMatch } = ERRORS;
    const captcha = [captchaError, captchaRequired, captchaExpired, captchaNotMatch];
    expect(captcha.map(({ name, status }) => `${status} ${name}`)).toEqual([
      '777 captchaError',
      '778 captchaRequired',
      '779 captchaExpired',
      '780 captchaNotMatch',
    ]);
  });

  it('gives each failure its own name', () => {
    const names = Object.values(ERRORS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('ApiError', () => {
  it('has the name, the text and the status of the table', () => {
    const error = new ApiError('tooManyRequests', { 'retry-after': '30' });
    expect(error).toMatchObject({
      name: 'TOO_MANY_REQUESTS',
      message: 'serverBusy',
      kind: ERRORS.tooManyRequests,
      headers: { 'retry-after': '30' },
    });
    expect(new ApiError('notFound').headers).toEqual({});
  });
});

describe('kindOfStatus', () => {
  it.each([
    [404, ERRORS.invalidFormCode],
    [408, ERRORS.tooLate],
    [413, ERRORS.tooLarge],
    [415, ERRORS.wrongMediaType],
    [503, ERRORS.unavailable],
    [400, ERRORS.badRequest],
    [418, ERRORS.badRequest],
    [499, ERRORS.badRequest],
    [500, ERRORS.internal],
    [504, ERRORS.internal],
    [399, ERRORS.internal],
  ])('finds the failure for %d', (status, kind) => {
    expect(kindOfStatus(status)).toBe(kind);
  });
});
