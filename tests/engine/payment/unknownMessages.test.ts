import { describe, expect, it } from 'vitest';
import {
  genericMessage,
  isNotFound,
  missingMessage,
} from '../../../engine/payment/unknownMessages.ts';

describe('genericMessage', () => {
  it('includes the submission id as an argument and as a property', () => {
    expect(genericMessage('S1')).toEqual({
      key: 'payment_generic',
      args: ['S1'],
      submissionId: 'S1',
    });
  });
});

describe('missingMessage', () => {
  it('returns a message for NOTF, and none for APPR', () => {
    expect(missingMessage('NOTF')).toEqual({ message: { key: 'payment_dataNotFound', args: [] } });
    expect(missingMessage('APPR')).toEqual({ message: undefined });
  });
});

describe('isNotFound', () => {
  it.each([
    [{ kind: 'refused', message: { key: 'dataNotFound', args: [] } }, true],
    [{ kind: 'refused', message: { key: 'generalErrMsg', args: [] } }, false],
    [{ kind: 'busy', key: 'dataNotFound' }, false],
  ] as const)('for %j returns %s', (failure, expected) => {
    expect(isNotFound(failure)).toBe(expected);
  });
});
