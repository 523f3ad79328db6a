import type { Json } from '../../definition/JsonSchema.ts';
import type { Operand, Rule } from '../../definition/Rule.ts';
import { parseDay, parseDuration } from '../../values/calendar.ts';
import { checkBound } from '../check/checkOperand.ts';
import { dateBoundFault, looksLikeDate } from '../check/dateBound.ts';
import type { Compilation } from '../source/Compilation.ts';
import { ENGINE_KEYS } from '../source/dialect.ts';
import { isObject } from '../source/json.ts';
import { type Place, within } from '../source/Reporter.ts';

/**
 * Compiles a `dateMin` or `dateMax` to a rule. The kind of bound selects the message: today, a
 * number of days after today, or another date.
 *
 * @see spec document 2, section 5 (validation_futureEnough)
 */
export function compileBound(
  compilation: Compilation,
  keyword: string,
  value: Json,
  holder: string,
  place: Place,
): Rule | undefined {
  const operand = operandOf(compilation, value, holder, place);
  if (!operand) return undefined;
  const isMin = keyword === 'dateMin';
  const base = {
    keyword,
    rule: isMin ? 'isOnOrAfter' : 'isOnOrBefore',
    severity: 'error',
  } as const;
  return { ...base, operands: [operand], ...messageOf(isMin, operand) };
}

function messageOf(isMin: boolean, operand: Operand): Pick<Rule, 'key' | 'args'> {
  if (operand.kind === 'today' && operand.add === undefined) {
    return { key: isMin ? ENGINE_KEYS.notBeforeToday : ENGINE_KEYS.notAfterToday, args: [] };
  }
  if (operand.kind === 'today' && isMin) {
    const duration = parseDuration(operand.add ?? '');
    if (duration && duration.months === 0 && duration.days > 0) {
      return { key: ENGINE_KEYS.futureEnough, args: [duration.days] };
    }
  }
  return { key: isMin ? ENGINE_KEYS.dateMin : ENGINE_KEYS.dateMax, args: [operand] };
}

function operandOf(
  compilation: Compilation,
  value: Json,
  holder: string,
  place: Place,
): Operand | undefined {
  const written = isObject(value) ? value : { from: value };
  const { from, add } = written;
  const duration = add === undefined ? {} : durationOf(compilation, add, within(place, 'add'));
  if (from === 'today') return { kind: 'today', ...duration };
  if (typeof from === 'string' && parseDay(from) && !isObject(value)) {
    return { kind: 'literal', value: from };
  }
  const at = isObject(value) ? within(place, 'from') : place;
  if (looksLikeDate(from)) {
    const { message, remedy } = dateBoundFault(value);
    compilation.report.error(at, 'wrong-date', message, remedy);
    return undefined;
  }
  const pattern = compilation.patterns.resolve(String(from ?? ''), holder, at);
  if (pattern === undefined) return undefined;
  checkBound(compilation, pattern, at);
  return { kind: 'value', pattern, ...duration };
}

function durationOf(compilation: Compilation, add: Json, place: Place): { readonly add?: string } {
  if (typeof add === 'string' && parseDuration(add)) return { add };
  const remedy = 'Write "P7D", "-P28D" or "P1M".';
  compilation.report.error(place, 'bad-duration', 'This is not a duration', remedy);
  return {};
}
