import type { Expression, LookupMap } from '../definition/Expression.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode, ValueType } from '../definition/PlanNode.ts';
import { type Day, dayOrder } from '../values/calendar.ts';
import { parseDecimal } from '../values/decimal.ts';
import { type Goal, type Logic, not } from './Logic.ts';

/** The inputs of a proof about money. */
export interface Proof {
  readonly plan: Plan;
  readonly logic: Logic;
  readonly today: Day;
  readonly nodeOf: (pattern: string) => PlanNode | undefined;
}

/**
 * A case in which an expression has no result, or a result that is not a number: the goals and the
 * reason in words.
 */
export interface UnpricedCase {
  readonly goals: readonly Goal[];
  readonly why: string;
}

/** Value types that can be a figure. A choice may have figures as options. */
const AMOUNTS: ReadonlySet<ValueType> = new Set([
  'money',
  'percentage',
  'decimal',
  'integer',
  'number',
  'choice',
]);

/**
 * Returns the cases in which the result of an expression is not an amount. It considers only the
 * tables and branches of the expression.
 *
 * @param isNeeded whether a missing result is a case, too: a price must exist, but a quantity may
 *   be missing
 */
export function unpricedCasesIn(
  proof: Proof,
  expression: Expression,
  isNeeded: boolean,
): readonly UnpricedCase[] {
  const { logic } = proof;
  switch (expression.op) {
    case 'literal':
      return isFigure(expression.value) ? [] : [{ goals: [], why: 'the value is not an amount' }];
    case 'value':
      return unpricedInAnswer(proof, expression);
    case 'lookup':
      return [
        ...(isNeeded ? missingKeys(proof, expression.of, Object.keys(expression.in)) : []),
        ...wrongEntries(proof, expression.of, expression.in),
      ];
    case 'table':
      return [
        ...(isNeeded ? unpricedInTable(proof, expression) : []),
        ...expression.rows
          .filter(({ value }) => !isFigure(value))
          .map(({ value }) => ({
            goals: [],
            why: `its table has "${value}", which is not an amount`,
          })),
      ];
    case 'if': {
      const otherwise = [not(logic.holds(expression.when))];
      const nothing = { goals: [], why: 'it has no value when its condition fails' };
      const otherwiseCases: readonly UnpricedCase[] = expression.else
        ? unpricedCasesIn(proof, expression.else, isNeeded)
        : isNeeded
          ? [nothing]
          : [];
      return [
        ...under([logic.holds(expression.when)], unpricedCasesIn(proof, expression.then, isNeeded)),
        ...under(otherwise, otherwiseCases),
      ];
    }
    case 'round':
      return unpricedCasesIn(proof, expression.of, isNeeded);
    case 'sum':
    case 'first':
      return unpricedCasesIn(proof, expression.of, false);
    case 'count':
      return [];
    case 'concat':
    case 'today':
    case 'addDuration':
      return [{ goals: [], why: `the result of "${expression.op}" is not an amount` }];
    case 'orElse':
      return expression.of.flatMap((each) => unpricedCasesIn(proof, each, false));
    default:
      return expression.of.flatMap((each) => unpricedCasesIn(proof, each, isNeeded));
  }
}

function isFigure(value: unknown): boolean {
  return parseDecimal(value) !== undefined;
}

function under(goals: readonly Goal[], cases: readonly UnpricedCase[]): readonly UnpricedCase[] {
  return cases.map((unpriced) => ({ ...unpriced, goals: [...goals, ...unpriced.goals] }));
}

function unpricedInAnswer(
  proof: Proof,
  { pattern, shown }: Extract<Expression, { readonly op: 'value' }>,
): readonly UnpricedCase[] {
  const { logic } = proof;
  const node = proof.nodeOf(pattern);
  const isLeaf = node?.kind === 'leaf' && !shown;
  if (isLeaf && node.computed && node.valueType !== 'checkbox' && node.valueType !== 'choices') {
    return unpricedCasesIn(proof, node.computed, false);
  }
  if (!isLeaf || !AMOUNTS.has(node.valueType)) {
    return [{ goals: [], why: `${pattern} is not an amount` }];
  }
  if (node.optionsFrom) return [{ goals: [], why: `${pattern} is a typed text` }];
  return (node.options ?? [])
    .filter(({ value }) => !isFigure(value))
    .map(({ value, when }) => ({
      goals: [logic.has(pattern, value), logic.holds(when)],
      why: `${pattern} may be "${value}", which is not an amount`,
    }));
}

function unpricedInTable(
  proof: Proof,
  { rows, at, of }: Extract<Expression, { readonly op: 'table' }>,
): readonly UnpricedCase[] {
  const order = dayOrder(proof.today);
  const isNow = ({ from = 0, to = Number.POSITIVE_INFINITY }) => from <= order && order <= to;
  const inForce = at.op === 'today' ? rows.filter(isNow) : rows;
  if (!of) {
    return inForce.length > 0 ? [] : [{ goals: [], why: 'no row of its table is in force today' }];
  }
  return missingKeys(
    proof,
    of,
    inForce.flatMap(({ key }) => key ?? []),
  );
}

/** Returns the options of a choice that have no entry. */
function missingKeys(
  proof: Proof,
  of: Expression,
  known: readonly string[],
): readonly UnpricedCase[] {
  const node = choiceOf(proof, of);
  return (node?.options ?? [])
    .filter(({ value }) => !known.includes(String(value)))
    .map(({ value, when }) => ({
      goals: [proof.logic.has(node?.pattern ?? '', value), proof.logic.holds(when)],
      why: `it has no value for "${value}" of ${node?.pattern}`,
    }));
}

/** Returns the entries that are not figures and whose option can be chosen. */
function wrongEntries(proof: Proof, of: Expression, entries: LookupMap): readonly UnpricedCase[] {
  const node = choiceOf(proof, of);
  return Object.entries(entries)
    .filter(([, value]) => !isFigure(value))
    .map(([key, value]) => ({
      goals: node ? [proof.logic.has(node.pattern, key)] : [],
      why: `"${value}" for "${key}" is not an amount`,
    }));
}

function choiceOf({ nodeOf }: Proof, of: Expression) {
  const node = of.op === 'value' ? nodeOf(of.pattern) : undefined;
  return node?.kind === 'leaf' && node.valueType === 'choice' ? node : undefined;
}
