import type { Fault, GroupCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { operandText } from '../conditions/operandText.ts';
import type { PartLabels, PlanNode } from '../definition/PlanNode.ts';
import type { Rule } from '../definition/Rule.ts';
import { parseDay, parseMonth } from '../values/calendar.ts';
import { faultPart } from './faultPart.ts';
import { jsonFault } from './jsonFault.ts';

/**
 * What a rule says of a value; nothing when it holds, does not apply, or when an answer that it
 * compares with is absent.
 *
 * @param value never empty: empty values pass every rule but the requirement
 * @param context the object in which the rule stands
 * @param labels what the parts of an answer of any shape are called
 */
export function ruleFault(
  state: FormState,
  rule: Rule,
  value: unknown,
  context: GroupCell,
  labels?: PartLabels,
): Fault | undefined {
  if (rule.when !== undefined && !state.holds(rule.when, context)) return undefined;
  if (holds(state, rule, value, context)) return undefined;
  if (rule.keyword === 'json')
    return jsonFault(rule, value, functionOf(state.validator.tests, rule.test ?? ''), labels);
  const args = rule.args.map((each) =>
    typeof each === 'object' ? shownTo(value, operandText(state, each, context)) : each,
  );
  const fault = { rule: rule.keyword, key: rule.key, args };
  const part = faultPart(rule, value);
  return part === undefined ? fault : { ...fault, part };
}

/** Checks whether a node has a rule that only warns. */
export function canWarn({ rules }: PlanNode): boolean {
  // A node has few rules: reading them costs less than a map that remembers the answer.
  for (const { severity } of rules) if (severity === 'warning') return true;
  return false;
}

/** The first rule of a severity that fails. */
export function firstFault(
  state: FormState,
  rules: readonly Rule[],
  value: unknown,
  context: GroupCell,
  labels?: PartLabels,
): Fault | undefined {
  for (const rule of rules) {
    const isError = rule.severity === 'error';
    const fault = isError ? ruleFault(state, rule, value, context, labels) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

function holds(state: FormState, rule: Rule, value: unknown, context: GroupCell): boolean {
  const { tests, rules = {} } = state.validator;
  if (rule.test !== undefined) return functionOf(tests, rule.test)(value);
  if (rule.rule === undefined) throw new TypeError('Cannot apply a rule: it names no function');
  const operands = (rule.operands ?? []).map((each) => operandText(state, each, context));
  return operands.includes(undefined) || functionOf(rules, rule.rule)(value, ...operands);
}

function functionOf<F>(functions: Readonly<Record<string, F>>, name: string): F {
  const found = functions[name];
  if (!found) throw new TypeError(`Cannot apply a rule: the validator has no "${name}"`);
  return found;
}

/** Whoever gave a month is told the month of a day. */
function shownTo(value: unknown, operand: string | number = ''): string | number {
  const isMonth = parseMonth(value) !== undefined && parseDay(operand) !== undefined;
  return isMonth ? String(operand).slice('DD/'.length) : operand;
}
