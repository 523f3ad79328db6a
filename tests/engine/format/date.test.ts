import { describe, expect, it } from 'vitest';
import { formatDate, formatInstant } from '../../../engine/format/date.ts';

describe('formatDate', () => {
  it.each([
    ['01/12/2026', 'en', '01/12/2026'],
    ['01/12/2026', 'zh-Hant', '2026年12月1日'],
    ['01/12/2026', 'zh-Hans', '2026年12月1日'],
    ['09/2026', 'zh-Hant', '2026年9月'],
    ['09/2026', 'en', '09/2026'],
    ['1/12/26', 'zh-Hant', '1/12/26'],
  ] as const)('writes the date %s in %s as %s', (value, language, text) => {
    expect(formatDate(value, language)).toBe(text);
  });

  it.each([
    ['2026-11-20T06:05:00Z', 'en', '20/11/2026 2:05 PM'],
    ['2026-11-20T14:05:00+08:00', 'zh-Hant', '2026年11月20日 下午2:05'],
    ['2026-11-19T16:00:00Z', 'en', '20/11/2026 12:00 AM'],
    ['2026-11-20T04:30:00Z', 'zh-Hans', '2026年11月20日 下午12:30'],
    ['not an instant', 'en', ''],
  ] as const)('writes the instant %s in Hong Kong time, in %s', (instant, language, text) => {
    expect(formatInstant(instant, language)).toBe(text);
  });
});
