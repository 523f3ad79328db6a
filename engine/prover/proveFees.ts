import type { Expression } from '../definition/Expression.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { FeeItemPlan, Plan } from '../definition/Plan.ts';
import type { PlanNode, ValueType } from '../definition/PlanNode.ts';
import { type Day, dayOrder } from '../values/calendar.ts';
import { type Claim, schemaPlace } from './Claim.ts';
import { type Goal, type Logic, not } from './Logic.ts';
import { rangeOf } from './rangeOf.ts';

/** What a proof about money needs. */
interface Proof {
  readonly plan: Plan;
  readonly logic: Logic;
  readonly today: Day;
  readonly nodeOf: (pattern: string) => PlanNode | undefined;
}

/** A way in which an expression comes to nothing: when, and in words. */
interface Hole {
  readonly goals: readonly Goal[];
  readonly why: string;
}

/**
 * Claims about money: a fee line that can be asked for and has no price, since a line without one is
 * not charged at all; an amount that can fall below zero.
 */
export function proveFees(plan: Plan, logic: Logic, today: Day): readonly Claim[] {
  const nodes = new Map(nodesUnder(plan.root).map((node) => [node.pattern, node]));
  const proof: Proof = { plan, logic, today, nodeOf: (pattern) => nodes.get(pattern) };
  const items = plan.payment?.items ?? [];
  return [
    ...items.flatMap((item, index) => itemClaims(proof, item, `/payment/items/${index}`)),
    ...[...nodes.values()].flatMap((node) => computedClaims(proof, node)),
  ];
}

function itemClaims(proof: Proof, item: FeeItemPlan, pointer: string): readonly Claim[] {
  const { logic } = proof;
  const isAsked = [logic.holds(item.when), logic.isShown(item.each ?? '')];
  const hole = holesIn(proof, item.unitPrice).find(({ goals }) =>
    logic.isPossible(...isAsked, ...goals),
  );
  const unpriced: readonly Claim[] = hole
    ? [
        {
          file: 'manifest.json',
          pointer: `${pointer}/unitPrice`,
          code: 'fee-without-price',
          message: `The fee line "${item.id}" has no price: ${hole.why}`,
          remedy: 'Give the price, or say with "when" that there is no such line then.',
          severity: 'error',
        },
      ]
    : [];
  return [
    ...unpriced,
    ...belowZero(proof, item.unitPrice, `The price of "${item.id}"`, `${pointer}/unitPrice`),
    ...belowZero(proof, item.quantity, `The quantity of "${item.id}"`, `${pointer}/quantity`),
  ];
}

function belowZero(
  { nodeOf }: Proof,
  expression: Expression,
  what: string,
  pointer: string,
): readonly Claim[] {
  if (rangeOf(expression, nodeOf).least >= 0) return [];
  return [{ file: 'manifest.json', pointer, ...negative(what) }];
}

/** Answers that are refused below zero. */
const NEVER_NEGATIVE: ReadonlySet<ValueType> = new Set(['money', 'integer']);

function computedClaims({ nodeOf }: Proof, node: PlanNode): readonly Claim[] {
  if (node.kind !== 'leaf' || !node.computed || !NEVER_NEGATIVE.has(node.valueType)) return [];
  if (rangeOf(node.computed, nodeOf).least >= 0) return [];
  const pointer = schemaPlace(node.pattern, 'computed');
  return [{ file: 'schema.json', pointer, ...negative(node.pattern) }];
}

function negative(what: string) {
  return {
    code: 'maybe-negative',
    message: `${what} can fall below zero`,
    remedy: 'Put it into { "max": [..., "0.00"] }, or limit what is taken away.',
    severity: 'error',
  } as const;
}

/** Kinds of answers that can be a price; a choice has figures for options. */
const AMOUNTS: ReadonlySet<ValueType> = new Set([
  'money',
  'percentage',
  'decimal',
  'integer',
  'number',
  'choice',
]);

function isPrice(value: string | number | boolean): boolean {
  return typeof value !== 'boolean' && value !== '' && Number.isFinite(Number(value));
}

/** In which ways an expression can come to nothing, as far as its tables and branches tell. */
function holesIn(proof: Proof, expression: Expression): readonly Hole[] {
  const { logic } = proof;
  switch (expression.op) {
    case 'literal':
      return isPrice(expression.value)
        ? []
        : [{ goals: [], why: 'what stands there is no amount' }];
    case 'value': {
      const node = proof.nodeOf(expression.pattern);
      const isAmount = node?.kind === 'leaf' && (node.computed || AMOUNTS.has(node.valueType));
      return isAmount ? [] : [{ goals: [], why: `${expression.pattern} is no amount` }];
    }
    case 'lookup': {
      const known = Object.keys(expression.in);
      return missingKeys(proof, expression.of, (key) => !known.includes(key));
    }
    case 'table':
      return holesInTable(proof, expression);
    case 'if': {
      const otherwise = [not(logic.holds(expression.when))];
      const elseHoles: readonly Hole[] = expression.else
        ? holesIn(proof, expression.else)
        : [{ goals: [], why: 'nothing is said for when its condition fails' }];
      return [
        ...under([logic.holds(expression.when)], holesIn(proof, expression.then)),
        ...under(otherwise, elseHoles),
      ];
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'min':
    case 'max':
      return expression.of.flatMap((each) => holesIn(proof, each));
    case 'round':
      return holesIn(proof, expression.of);
    default:
      return [];
  }
}

function under(goals: readonly Goal[], holes: readonly Hole[]): readonly Hole[] {
  return holes.map((hole) => ({ ...hole, goals: [...goals, ...hole.goals] }));
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
  return missingKeys(proof, of, (key) => !inForce.some((row) => row.key === key));
}

/** The options of a choice for which there is no entry. */
function missingKeys(
  { logic, nodeOf }: Proof,
  of: Expression,
  isMissing: (key: string) => boolean,
): readonly Hole[] {
  const node = of.op === 'value' ? nodeOf(of.pattern) : undefined;
  if (node?.kind !== 'leaf' || node.valueType !== 'choice') return [];
  return (node.options ?? [])
    .filter(({ value }) => isMissing(String(value)))
    .map(({ value, when }) => ({
      goals: [logic.has(node.pattern, value), logic.holds(when)],
      why: `none is given for "${value}" of ${node.pattern}`,
    }));
}
