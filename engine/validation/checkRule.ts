import type { GroupCell, RuleViolation } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { operandText } from '../conditions/operandText.ts';
import type { PartLabels, PlanNode } from '../definition/PlanNode.ts';
import type { Rule } from '../definition/Rule.ts';
import { parseDay, parseMonth } from '../values/calendar.ts';
import { jsonViolation } from './jsonViolation.ts';
import { violatedPart } from './violatedPart.ts';

/**
 * Returns the violation of a rule by a value. Returns `undefined` if the rule holds or does not
 * apply, or if an answer that it compares with is absent.
 *
 * @param value a value that is not empty, since only the requirement tests empty values
 * @param context the object that contains the rule
 * @param labels titles of the parts of an answer of any shape
 */
export function checkRule(
  state: FormState,
  rule: Rule,
  value: unknown,
  context: GroupCell,
  labels?: PartLabels,
): RuleViolation | undefined {
  if (rule.when !== undefined && !state.holds(rule.when, context)) return undefined;
  if (holds(state, rule, value, context)) return undefined;
  const test = state.validator.tests[rule.test ?? ''];
  if (test && (test.isUndecided || rule.keyword === 'json')) {
    return jsonViolation(rule, value, test, labels);
  }
  const args = rule.args.map((each) =>
    typeof each === 'object' ? shownTo(value, operandText(state, each, context)) : each,
  );
  const violation = { rule: rule.keyword, key: rule.key, args };
  const part = violatedPart(rule, value);
  return part === undefined ? violation : { ...violation, part };
}

/** Checks whether a node has a rule that only warns. */
export function canWarn({ rules }: PlanNode): boolean {
  // A node has few rules, so reading them costs less than a cache.
  for (const { severity } of rules) if (severity === 'warning') return true;
  return false;
}

/** Returns the violation of the first rule of severity `error` that fails. */
export function firstViolation(
  state: FormState,
  rules: readonly Rule[],
  value: unknown,
  context: GroupCell,
  labels?: PartLabels,
): RuleViolation | undefined {
  for (const rule of rules) {
    const isError = rule.severity === 'error';
    const violation = isError ? checkRule(state, rule, value, context, labels) : undefined;
    if (violation) return violation;
  }
  return undefined;
}

function holds(state: FormState, rule: Rule, value: unknown, context: GroupCell): boolean {
  const { tests, rules = {} } = state.validator;
  if (rule.test !== undefined) return functionOf(tests, rule.test)(value);
  if (rule.rule === undefined)
    throw new TypeError('Cannot apply a rule: it has neither a test nor a function');
  const operands = (rule.operands ?? []).map((each) => operandText(state, each, context));
  return operands.includes(undefined) || functionOf(rules, rule.rule)(value, ...operands);
}

function functionOf<F>(functions: Readonly<Record<string, F>>, name: string): F {
  const found = functions[name];
  if (!found) throw new TypeError(`Cannot apply a rule: the validator has no "${name}"`);
  return found;
}

/**
 * Returns the bound for the message. If the value is a month and the bound a day, returns the month
 * of the bound.
 */
function shownTo(value: unknown, operand: string | number = ''): string | number {
  const isMonth = parseMonth(value) !== undefined && parseDay(operand) !== undefined;
  return isMonth ? String(operand).slice('DD/'.length) : operand;
}
