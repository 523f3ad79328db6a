import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../server/adapters/payment/gcis/readFields.ts';

const FIELDS = {
  status: { pattern: /^[A-Z]{4}$/ },
  time: { pattern: /^\d+$/, isOptional: true },
} as const;

describe('readFields', () => {
  it('returns the named fields only', () => {
    const read = readFields({ status: 'APPR', time: '1', other: 'x' }, FIELDS);
    expect(read).toEqual({ status: 'APPR', time: '1' });
  });

  it('returns undefined for a missing optional field', () => {
    expect(readFields({ status: 'APPR' }, FIELDS)).toEqual({ status: 'APPR', time: undefined });
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a missing field', { time: '1' }, 'status'],
    ['a text that breaks its pattern', { status: 's3cret' }, 'status'],
    ['an array of a text', { status: ['APPR'] }, 'status'],
    ['null for an optional field', { status: 'APPR', time: null }, 'time'],
    ['a number', { status: 'APPR', time: 1 }, 'time'],
    ['an optional field that breaks its pattern', { status: 'APPR', time: 's3cret' }, 'time'],
  ])('rejects %s, and names the field without its value', (_, answer, name) => {
    expect(() => readFields(answer, FIELDS)).toThrow(
      expect.objectContaining({
        name: 'GatewayError',
        reason: 'badAnswer',
        message: `Cannot read the answer of the gateway: ${name}`,
      }),
    );
  });
});
