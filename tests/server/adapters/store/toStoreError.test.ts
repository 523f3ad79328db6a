import { describe, expect, it } from 'vitest';
import { toStoreError } from '../../../../server/adapters/store/toStoreError.ts';
import { StoreError } from '../../../../server/ports/store/SubmissionStore.ts';

const failure = (code: unknown, message = 'failed') => Object.assign(new Error(message), { code });

describe('toStoreError', () => {
  it.each(['53100', 'ENOSPC'])('reports code %s as a full store', (code) => {
    const error = failure(code);
    expect(toStoreError(error)).toMatchObject({ name: 'StoreError', reason: 'full', cause: error });
  });

  it.each([
    ['a connection failure', failure('08006')],
    ['too many connections', failure('53300')],
    ['a shutdown of the server', failure('57P01')],
    ['a deadlock', failure('40P01')],
    ['a refused connection', failure('ECONNREFUSED')],
    ['an unknown host', failure('ENOTFOUND')],
    ['a message about a connection', new Error('Connection terminated unexpectedly')],
    ['a message about a timeout', new Error('Query read timeout')],
  ])('reports %s as a busy store', (_, error) => {
    expect(toStoreError(error)).toMatchObject({ name: 'StoreError', reason: 'busy', cause: error });
  });

  it.each([
    ['a broken constraint', failure('23514')],
    ['a class number inside the code', failure('42P08')],
    ['a number as the code', failure(53_100)],
    ['an error without a code', new TypeError('failed')],
    ['a text', 'connection'],
    ['a store error', new StoreError('locked', 'Cannot open')],
  ])('returns %s unchanged', (_, error) => {
    expect(toStoreError(error)).toBe(error);
  });
});
