import { afterEach, describe, expect, it } from 'vitest';
import { requestId } from '../../../server/log/requestId.ts';
import type { testApp } from '../../support/testApp.ts';

let app: Awaited<ReturnType<typeof testApp>> | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

describe('requestId', () => {
  it.each(['0f8fad5b-d9cd-469f-a165-70867728950e', 'a1b2c3d4e5f60718', 'REQ_2kXw8sd92mAAzz-q'])(
    'keeps the id of a proxy: %s',
    (given) => {
      expect(requestId({ 'x-request-id': given })).toBe(given);
    },
  );

  it.each([
    'A1234563',
    'Z683365A-Z683365A',
    '91234567',
    '9123-4567-9123-4567',
    '4111-1111-1111-1111',
    'short',
    'x'.repeat(65),
    'line\nbreak-0123456789',
    '{"level":"ERROR"}',
  ])('generates an id instead of a value that may identify a user: %j', (given) => {
    expect(requestId({ 'x-request-id': given })).toMatch(/^[A-Z2-9]{10}$/);
  });
});
