import { describe, expect, it } from 'vitest';
import type { Language, ValueType } from '#engine';
import { answerText } from '../../../renderer/form-context/answerText.ts';
import { group, leaf } from '../../support/planNodes.ts';

const written = (valueType: ValueType, value: string, language: Language) =>
  answerText(leaf(valueType)('/x', 'x'), value, {}, language);

describe('answerText(): formats an answer as the review does', () => {
  it.each<readonly [ValueType, string, string, string]>([
    ['money', '500.5', 'HK$500.50', 'HK$500.50'],
    ['money', '12000', 'HK$12,000.00', 'HK$12,000.00'],
    ['money', '1,00', 'HK$1,00', 'HK$1,00'],
    ['percentage', '33.3', '33.3%', '33.3%'],
    ['date', '01/12/2026', '01/12/2026', '2026年12月1日'],
    ['monthYear', '12/2026', '12/2026', '2026年12月'],
    ['time', '2:05 PM', '2:05 PM', '下午2:05'],
    ['date', 'soon', 'soon', 'soon'],
    ['text', '01/12/2026', '01/12/2026', '01/12/2026'],
  ])('%s %s: %s, in Chinese %s', (valueType, value, english, chinese) => {
    expect(written(valueType, value, 'en')).toBe(english);
    expect(written(valueType, value, 'zh-Hant')).toBe(chinese);
    expect(written(valueType, value, 'zh-Hans')).toBe(chinese);
  });

  it('formats a date in three parts', () => {
    const parts = { day: leaf('text'), month: leaf('text'), year: leaf('text') };
    const dateParts = { day: 'day', month: 'month', year: 'year' };
    const node = group(parts, { dateParts })('/x', 'x');
    const value = { day: '01', month: '12', year: '2026' };
    expect(answerText(node, value, {}, 'en')).toBe('01/12/2026');
    expect(answerText(node, value, {}, 'zh-Hant')).toBe('2026年12月1日');
    // An incomplete date has no text.
    expect(answerText(node, { day: '01', month: '' }, {}, 'en')).toBe('');
    expect(answerText(node, { ...value, month: '', year: '' }, {}, 'en')).toBe('');
  });
});
