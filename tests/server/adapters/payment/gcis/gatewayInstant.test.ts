import { describe, expect, it } from 'vitest';
import { gatewayInstant } from '../../../../../server/adapters/payment/gcis/gatewayInstant.ts';

describe('gatewayInstant', () => {
  it.each([
    ['2026-11-20 10:03:00', '2026-11-20T02:03:00.000Z'],
    ['2026-11-20T10:03:00', '2026-11-20T02:03:00.000Z'],
    ['2026-11-20T10:03:00+08:00', '2026-11-20T02:03:00.000Z'],
    ['2026-11-20T10:03:00-05:30', '2026-11-20T15:33:00.000Z'],
    ['2026-11-20T10:03:00Z', '2026-11-20T10:03:00.000Z'],
    ['2026-11-20 10:03:00.5', '2026-11-20T02:03:00.500Z'],
    ['2026-11-20 10:03:00.123456789Z', '2026-11-20T10:03:00.123Z'],
  ])('parses %s', (text, instant) => {
    expect(gatewayInstant(text)?.toISOString()).toBe(instant);
  });

  it.each([
    '',
    '20/11/2026 10:03:00',
    '2026-11-20',
    '2026-11-20 10:03',
    '2026-13-40 25:00:00',
    '2026-11-20 10:03:00 +08:00',
    '2026-11-20 10:03:00+0800',
    ' 2026-11-20 10:03:00',
    '2026-11-20 10:03:00 HKT',
  ])('returns undefined for "%s"', (text) => {
    expect(gatewayInstant(text)).toBeUndefined();
  });
});
