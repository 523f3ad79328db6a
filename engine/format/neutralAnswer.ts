import type { ValueType } from '../definition/PlanNode.ts';
import { centsOf, formatAmount } from './amount.ts';
import { formatHkid } from './hkid.ts';
import { formatPercentage } from './percentage.ts';

/**
 * Formats one answer in a way that is the same in every language: an amount, a percentage, an
 * identity card number. Any other answer stays unchanged: its text (an option, a long date) depends
 * on the language.
 *
 * @param value the stored value; a value that does not match its type is returned unchanged
 *
 * @example
 * neutralAnswer('money', '1234'); // 'HK$1,234.00'
 * neutralAnswer('percentage', '30'); // '30%'
 * neutralAnswer('hkid', 'A1234563'); // 'A123456(3)'
 * neutralAnswer('date', '01/12/2026'); // '01/12/2026'
 */
export function neutralAnswer(valueType: ValueType, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (valueType === 'hkid') return formatHkid(value);
  if (valueType === 'percentage') return formatPercentage(value);
  const cents = valueType === 'money' ? centsOf(value) : undefined;
  return cents === undefined ? value : formatAmount(cents);
}
