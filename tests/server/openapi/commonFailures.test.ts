import { describe, expect, it } from 'vitest';
import { commonFailures } from '../../../server/openapi/commonFailures.ts';

type Route = Parameters<typeof commonFailures>[0];

const ALWAYS = ['BAD_REQUEST', 'INTERNAL', 'UNAVAILABLE'];
const namesOf = (method: string, url: string, config: Route['config'] = {}) =>
  commonFailures({ method, url, config } as Route).own.map(({ name }) => name);

describe('commonFailures', () => {
  it.each([
    ['GET', '/version', {}, []],
    ['GET', '/api/forms', {}, ['BUSY']],
    ['GET', '/api/forms/:code', {}, ['BUSY', 'INVALID_FORM_CODE']],
    ['GET', '/pages/:code', {}, []],
    ['POST', '/save', {}, ['BAD_JSON', 'TOO_LARGE', 'WRONG_MEDIA_TYPE', 'CROSS_SITE']],
    ['POST', '/save', { anyOrigin: true }, ['BAD_JSON', 'TOO_LARGE', 'WRONG_MEDIA_TYPE']],
    ['GET', '/x', { rate: 'poll' }, ['TOO_MANY_REQUESTS']],
    ['GET', '/x', { files: true }, ['BAD_FORM_DATA', 'SCANNER_DOWN']],
    ['GET', '/x', { callHeaders: ['idempotencyKey'] }, ['BAD_HEADER']],
    ['GET', '/x', { callHeaders: [] }, []],
  ])('%s %s with %j', (method, url, config, further) => {
    expect(namesOf(method, url, config as Route['config'])).toEqual([...ALWAYS, ...further]);
  });

  it('lists the statuses of a captcha only for a call with a captcha', () => {
    const statuses = (config: Route['config']) =>
      commonFailures({ method: 'GET', url: '/x', config } as Route).further.map(
        ({ status }) => status,
      );
    expect(statuses({})).toEqual([408, 414, 431]);
    expect(statuses({ captcha: true } as Route['config'])).toEqual([
      408, 414, 431, 777, 778, 779, 780,
    ]);
  });

  it('accepts a route without a configuration', () => {
    expect(namesOf('GET', '/version')).toEqual(ALWAYS);
  });
});
