import type { Expression, LookupMap } from '../definition/Expression.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode, ValueType } from '../definition/PlanNode.ts';
import { type Day, dayOrder } from '../values/calendar.ts';
import { parseDecimal } from '../values/decimal.ts';
import { type Goal, type Logic, not } from './Logic.ts';

/** What a proof about money needs. */
export interface Proof {
  readonly plan: Plan;
  readonly logic: Logic;
  readonly today: Day;
  readonly nodeOf: (pattern: string) => PlanNode | undefined;
}

/** A way in which an expression comes to nothing, or to no number: when, and in words. */
export interface Hole {
  readonly goals: readonly Goal[];
  readonly why: string;
}

/** Kinds of answers that can be a figure; a choice has figures for options. */
const AMOUNTS: ReadonlySet<ValueType> = new Set([
  'money',
  'percentage',
  'decimal',
  'integer',
  'number',
  'choice',
]);

/**
 * In which ways an expression can come to what nobody can reckon with, as far as its tables and
 * branches tell.
 *
 * @param isNeeded whether it may not come to nothing either: a price may not, what nobody ordered may
 */
export function holesIn(proof: Proof, expression: Expression, isNeeded: boolean): readonly Hole[] {
  const { logic } = proof;
  switch (expression.op) {
    case 'literal':
      return isFigure(expression.value)
        ? []
        : [{ goals: [], why: 'what stands there is no amount' }];
    case 'value':
      return holesInAnswer(proof, expression);
    case 'lookup':
      return [
        ...(isNeeded ? missingKeys(proof, expression.of, Object.keys(expression.in)) : []),
        ...wrongEntries(proof, expression.of, expression.in),
      ];
    case 'table':
      return [
        ...(isNeeded ? holesInTable(proof, expression) : []),
        ...expression.rows
          .filter(({ value }) => !isFigure(value))
          .map(({ value }) => ({ goals: [], why: `its table gives "${value}", no amount` })),
      ];
    case 'if': {
      const otherwise = [not(logic.holds(expression.when))];
      const nothing = { goals: [], why: 'nothing is said for when its condition fails' };
      const elseHoles: readonly Hole[] = expression.else
        ? holesIn(proof, expression.else, isNeeded)
        : isNeeded
          ? [nothing]
          : [];
      return [
        ...under([logic.holds(expression.when)], holesIn(proof, expression.then, isNeeded)),
        ...under(otherwise, elseHoles),
      ];
    }
    case 'round':
      return holesIn(proof, expression.of, isNeeded);
    case 'sum':
    case 'first':
      return holesIn(proof, expression.of, false);
    case 'count':
      return [];
    case 'concat':
    case 'today':
    case 'addDuration':
      return [{ goals: [], why: `what "${expression.op}" gives is no amount` }];
    case 'orElse':
      return expression.of.flatMap((each) => holesIn(proof, each, false));
    default:
      return expression.of.flatMap((each) => holesIn(proof, each, isNeeded));
  }
}

function isFigure(value: unknown): boolean {
  return parseDecimal(value) !== undefined;
}

function under(goals: readonly Goal[], holes: readonly Hole[]): readonly Hole[] {
  return holes.map((hole) => ({ ...hole, goals: [...goals, ...hole.goals] }));
}

function holesInAnswer(
  proof: Proof,
  { pattern, shown }: Extract<Expression, { readonly op: 'value' }>,
): readonly Hole[] {
  const { logic } = proof;
  const node = proof.nodeOf(pattern);
  const isLeaf = node?.kind === 'leaf' && !shown;
  if (isLeaf && node.computed && node.valueType !== 'checkbox' && node.valueType !== 'choices') {
    return holesIn(proof, node.computed, false);
  }
  if (!isLeaf || !AMOUNTS.has(node.valueType)) {
    return [{ goals: [], why: `${pattern} is no amount` }];
  }
  if (node.optionsFrom) return [{ goals: [], why: `${pattern} is what somebody typed` }];
  return (node.options ?? [])
    .filter(({ value }) => !isFigure(value))
    .map(({ value, when }) => ({
      goals: [logic.has(pattern, value), logic.holds(when)],
      why: `${pattern} may be "${value}", no amount`,
    }));
}

function holesInTable(
  proof: Proof,
  { rows, at, of }: Extract<Expression, { readonly op: 'table' }>,
): readonly Hole[] {
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

/** The options of a choice for which there is no entry. */
function missingKeys(proof: Proof, of: Expression, known: readonly string[]): readonly Hole[] {
  const node = choiceOf(proof, of);
  return (node?.options ?? [])
    .filter(({ value }) => !known.includes(String(value)))
    .map(({ value, when }) => ({
      goals: [proof.logic.has(node?.pattern ?? '', value), proof.logic.holds(when)],
      why: `none is given for "${value}" of ${node?.pattern}`,
    }));
}

/** Entries that are no figures, of options that can be chosen. */
function wrongEntries(proof: Proof, of: Expression, entries: LookupMap): readonly Hole[] {
  const node = choiceOf(proof, of);
  return Object.entries(entries)
    .filter(([, value]) => !isFigure(value))
    .map(([key, value]) => ({
      goals: node ? [proof.logic.has(node.pattern, key)] : [],
      why: `"${value}" for "${key}" is no amount`,
    }));
}

function choiceOf({ nodeOf }: Proof, of: Expression) {
  const node = of.op === 'value' ? nodeOf(of.pattern) : undefined;
  return node?.kind === 'leaf' && node.valueType === 'choice' ? node : undefined;
}
