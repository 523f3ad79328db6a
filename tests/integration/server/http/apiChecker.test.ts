import { expect, it } from 'vitest';
import { ApiChecker } from '../../../support/apiChecker.ts';
import { testApp } from '../../../support/testApp.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const ERROR = { error: 'INVALID_FORM_CODE', message: 'Invalid form code', reference: 'R' };

it('ApiChecker: accepts a documented response and reports any other', async () => {
  const app = await testApp();
  await app.ready();
  const checker = new ApiChecker(app.swagger());
  await app.close();
  const faultOf = (status: number, body: object, url = '/api/forms/NOPE', type = JSON_TYPE) =>
    checker.faultOf({ method: 'GET', url, status, type, body: JSON.stringify(body) });
  expect(faultOf(404, ERROR)).toBeUndefined();
  expect(faultOf(414, { ...ERROR, error: 'URI_TOO_LONG' })).toBeUndefined();
  expect(faultOf(418, ERROR)).toContain('is documented without status 418');
  expect(faultOf(778, ERROR)).toContain('is documented without status 778');
  expect(faultOf(404, { ...ERROR, error: 'CONFLICT' })).toContain('allowed values');
  expect(faultOf(404, { ...ERROR, more: 1 })).toContain('additional properties');
  expect(faultOf(404, { error: ERROR.error })).toContain("required property 'message'");
  expect(faultOf(404, ERROR, '/api/forms/NOPE', 'text/html')).toContain('without text/html');
  expect(faultOf(200, ERROR, '/api/nothing')).toContain('is not documented');
  expect(checker.seen).toEqual(new Map([['GET /api/forms/{code}', new Set([404, 414])]]));
});
