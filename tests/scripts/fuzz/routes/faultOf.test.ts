import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../../scripts/fuzz/routes/faultOf.ts';
import { CANARY } from '../../../../scripts/fuzz/routes/mutations.ts';

describe('faultOf()', () => {
  const request = { path: '/api/x', headers: {}, body: Buffer.from('') };
  const json = 'application/json; charset=utf-8';
  const error = { error: 'BAD', message: 'Cannot', reference: 'R' };
  const answer = (status: number, body: unknown, type = json) => ({
    status,
    type,
    text: JSON.stringify(body),
    ms: 5,
  });

  it.each([
    ['a good answer', answer(200, { result: 'ok' }), true],
    ['a refusal by result', answer(200, { result: 'validationError', message: 'x' }), false],
    ['a refusal by status', answer(400, error), false],
    ['a captcha', answer(778, error), false],
    [
      'the plain-text response "Webtoken is expired."',
      { ...answer(403, ''), type: 'text/plain', text: 'Webtoken is expired.' },
      false,
    ],
  ])('passes %s', (_, given, changed) => {
    expect(faultOf(request, given, changed)).toBeUndefined();
  });

  it.each([
    ['a 500', answer(500, error), false],
    ['a busy server', answer(502, error), false],
    ['a missing response', { ...answer(0, ''), text: 'timeout' }, false],
    ['a slow answer', { ...answer(200, { result: 'ok' }), ms: 9_000 }, false],
    ['a refusal that changes the store', answer(400, error), true],
    [
      'a result other than ok that changes the store',
      answer(200, { result: 'recomputed', message: 'x' }),
      true,
    ],
    [
      "an error that repeats the request's text",
      answer(400, { ...error, message: `Cannot ${CANARY}` }),
      false,
    ],
    ['an HTML content type', answer(400, error, 'text/html'), false],
    ['an error without a message', answer(400, { error: 'BAD', reference: 'R' }), false],
    ['a result without message', answer(200, { result: 'formChanged' }), false],
    ['a body that is not JSON', { ...answer(200, ''), text: '<html>' }, false],
  ])('B-80: reports %s', (_, given, changed) => {
    expect(faultOf(request, given, changed)).toBeDefined();
  });
});
