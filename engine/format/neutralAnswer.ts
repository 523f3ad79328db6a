import type { ValueType } from '../definition/PlanNode.ts';
import { centsOf, formatAmount } from './amount.ts';
import { formatHkid } from './hkid.ts';
import { formatPercentage } from './percentage.ts';

/**
 * Writes one answer as people of every language read it: an amount as `HK$1,234.00`, a percentage
 * as `30%`, an identity card number as `A123456(3)`. All else stays as stored: what it looks like in
 * words (an option, a long date) depends on the language, of which the answers know nothing.
 *
 * @param value as stored; what cannot be read as its type is given back
 */
export function neutralAnswer(valueType: ValueType, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (valueType === 'hkid') return formatHkid(value);
  if (valueType === 'percentage') return formatPercentage(value);
  const cents = valueType === 'money' ? centsOf(value) : undefined;
  return cents === undefined ? value : formatAmount(cents);
}
