import { nodesUnder } from '../definition/nodesUnder.ts';
import type { FeeItemPlan, Plan } from '../definition/Plan.ts';
import type { PlanNode, ValueType } from '../definition/PlanNode.ts';
import type { Day } from '../values/calendar.ts';
import { type Claim, schemaPlace } from './Claim.ts';
import { type Hole, holesIn, type Proof } from './feeHoles.ts';
import { isReckoned } from './isReckoned.ts';
import type { Logic } from './Logic.ts';
import { placesOf } from './placesOf.ts';
import { rangeOf, rowsOf } from './rangeOf.ts';

/**
 * Claims about money: a fee line that can be asked for and has no price, since a line without one is
 * not charged at all; a quantity that is no number of things, a price that is no whole cents, an
 * amount that can fall below zero or beyond what can be reckoned exactly.
 */
export function proveFees(plan: Plan, logic: Logic, today: Day): readonly Claim[] {
  const nodes = new Map(nodesUnder(plan.root).map((node) => [node.pattern, node]));
  const proof: Proof = { plan, logic, today, nodeOf: (pattern) => nodes.get(pattern) };
  const items = plan.payment?.items ?? [];
  const claims = items.flatMap((item, index) => itemClaims(proof, item, `/payment/items/${index}`));
  return [
    ...claims,
    ...(claims.length > 0 ? [] : totalClaims(proof, items)),
    ...[...nodes.values()].flatMap((node) => computedClaims(proof, node)),
  ];
}

function itemClaims(proof: Proof, item: FeeItemPlan, pointer: string): readonly Claim[] {
  const price = partClaims(proof, item, 'unitPrice', `${pointer}/unitPrice`);
  const quantity = partClaims(proof, item, 'quantity', `${pointer}/quantity`);
  if (price.length + quantity.length > 0 || mostCents(proof, item) <= MOST_CENTS) {
    return [...price, ...quantity];
  }
  const message = `The fee line "${item.id}" can come to more than can be reckoned exactly`;
  const remedy = 'Lower the limits of its price, its quantity or its rows.';
  return [feeClaim(pointer, 'fee-without-limit', message, remedy)];
}

/** What is told of the two factors of a fee line. */
const PARTS = {
  unitPrice: {
    noun: 'price',
    // A line without one is not charged at all.
    isNeeded: true,
    code: 'fee-without-price',
    places: 2,
    unwhole: 'can be no whole cents',
    rounded: 'Write two decimals, or put it into { "round": ..., "places": 2 }.',
  },
  quantity: {
    noun: 'quantity',
    // What nobody ordered is no line.
    isNeeded: false,
    code: 'fee-without-quantity',
    places: 0,
    unwhole: 'can be no whole number',
    rounded: 'Name a field with "integerText", or put it into { "round": ..., "places": 0 }.',
  },
} as const;

/** The limit from which cents are no longer exact, and nothing may be charged. */
const MOST_CENTS = Number.MAX_SAFE_INTEGER;

/** What is wrong with a factor of a fee line; what follows from one fault is not told beside it. */
function partClaims(
  proof: Proof,
  item: FeeItemPlan,
  name: keyof typeof PARTS,
  pointer: string,
): readonly Claim[] {
  const { noun, isNeeded, code, places, unwhole, rounded } = PARTS[name];
  const what = `The ${noun} of "${item.id}"`;
  const hole = holeIn(proof, item, holesIn(proof, item[name], isNeeded));
  const { least, most } = rangeOf(item[name], proof.nodeOf);
  const claims: readonly Claim[] = [
    ...(hole ? [unreckoned(item, pointer, { code, noun, why: hole.why })] : []),
    ...(least < 0 ? [{ file: 'manifest.json', pointer, ...negative(what) } as const] : []),
  ];
  if (claims.length > 0) return claims;
  if (placesOf(item[name], proof.nodeOf) > places) {
    return [feeClaim(pointer, 'fee-not-whole', `${what} ${unwhole}`, rounded)];
  }
  if (most >= MOST_CENTS) {
    return [feeClaim(pointer, 'fee-without-limit', `${what} has no limit`, LIMITED)];
  }
  if (isReckoned(item[name], proof.nodeOf)) return [];
  const message = `${what} is worked out of more digits than are reckoned with`;
  return [feeClaim(pointer, 'fee-without-limit', message, STEPPED)];
}

const LIMITED =
  'Limit the field that it comes from: "maxValue" or "maxChars" of a text, "maximum" of a number.';
const STEPPED = `${LIMITED} Limit its decimals with "multipleOf", as in "0.01".`;

function holeIn({ logic }: Proof, item: FeeItemPlan, holes: readonly Hole[]): Hole | undefined {
  const isAsked = [logic.holds(item.when), logic.isShown(item.each ?? '')];
  return holes.find(({ goals }) => logic.isPossible(...isAsked, ...goals));
}

function unreckoned(
  { id }: FeeItemPlan,
  pointer: string,
  { code, noun, why }: { readonly code: string; readonly noun: string; readonly why: string },
): Claim {
  const remedy = `Give the ${noun}, or say with "when" that there is no such line then.`;
  return feeClaim(pointer, code, `The fee line "${id}" has no ${noun}: ${why}`, remedy);
}

function feeClaim(pointer: string, code: string, message: string, remedy: string): Claim {
  return { file: 'manifest.json', pointer, code, message, remedy, severity: 'error' };
}

/** Lines that are exact each, and too much together. */
function totalClaims(proof: Proof, items: readonly FeeItemPlan[]): readonly Claim[] {
  const most = items.reduce((cents, item) => cents + mostCents(proof, item), 0);
  if (most <= MOST_CENTS) return [];
  const message = 'The fee can come to more than can be reckoned exactly';
  const remedy = 'Lower the limits of prices, quantities or rows.';
  return [feeClaim('/payment/items', 'fee-without-limit', message, remedy)];
}

/** The most that a line, or all lines of a list, can come to. */
function mostCents({ nodeOf }: Proof, { each = '', quantity, unitPrice }: FeeItemPlan): number {
  const factors = [rangeOf(quantity, nodeOf).most, 100 * rangeOf(unitPrice, nodeOf).most];
  return factors.reduce((product, factor) => product * Math.max(factor, 0), rowsOf(each, nodeOf));
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
