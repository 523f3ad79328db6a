import { describe, expect, it } from 'vitest';
import { formatTime } from '../../../engine/format/time.ts';

describe('formatTime', () => {
  it.each([
    ['2:05 PM', 'en', '2:05 PM'],
    ['2:05 PM', 'zh-Hant', '下午2:05'],
    ['10:00 am', 'zh-Hans', '上午10:00'],
    ['noon', 'zh-Hant', 'noon'],
  ] as const)('writes the time %s in %s as %s', (value, language, text) => {
    expect(formatTime(value, language)).toBe(text);
  });
});
