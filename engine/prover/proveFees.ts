import { nodesUnder } from '../definition/nodesUnder.ts';
import type { FeeItemPlan, Plan } from '../definition/Plan.ts';
import type { PlanNode, ValueType } from '../definition/PlanNode.ts';
import type { Day } from '../values/calendar.ts';
import { type Claim, schemaPlace } from './Claim.ts';
import { isComputed } from './isComputed.ts';
import type { Logic } from './Logic.ts';
import { placesOf } from './placesOf.ts';
import { rangeOf, rowsOf } from './rangeOf.ts';
import { type Proof, type UnpricedCase, unpricedCasesIn } from './unpricedCases.ts';

/**
 * Returns claims about money:
 *
 * - a fee line that may apply without a price, because such a line is not charged at all;
 * - a quantity that may not be a whole number;
 * - a price that may not be in whole cents;
 * - an amount that may fall below zero, or exceed the limit of exact computation.
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
  const message = `The fee line "${item.id}" can exceed the limit of exact computation`;
  const remedy = 'Lower the limits of its price, its quantity or its rows.';
  return [feeClaim(pointer, 'fee-without-limit', message, remedy)];
}

/** The limits of the two factors of a fee line, and the words of claims about them. */
const PARTS = {
  unitPrice: {
    noun: 'price',
    // A line without a price is not charged at all.
    isNeeded: true,
    code: 'fee-without-price',
    places: 2,
    notWhole: 'may not be in whole cents',
    rounded: 'Write two decimals, or put it into { "round": ..., "places": 2 }.',
  },
  quantity: {
    noun: 'quantity',
    // Without a quantity nothing was ordered, and the line does not exist.
    isNeeded: false,
    code: 'fee-without-quantity',
    places: 0,
    notWhole: 'may not be a whole number',
    rounded: 'Name a field with "integerText", or put it into { "round": ..., "places": 0 }.',
  },
} as const;

/** The limit above which cents are no longer exact. Nothing above it may be charged. */
const MOST_CENTS = Number.MAX_SAFE_INTEGER;

/** Returns the faults of a factor of a fee line, without the consequences of an earlier fault. */
function partClaims(
  proof: Proof,
  item: FeeItemPlan,
  name: keyof typeof PARTS,
  pointer: string,
): readonly Claim[] {
  const { noun, isNeeded, code, places, notWhole, rounded } = PARTS[name];
  const what = `The ${noun} of "${item.id}"`;
  const unpriced = unpricedCaseIn(proof, item, unpricedCasesIn(proof, item[name], isNeeded));
  const { least, most } = rangeOf(item[name], proof.nodeOf);
  const claims: readonly Claim[] = [
    ...(unpriced ? [unpricedClaim(item, pointer, { code, noun, why: unpriced.why })] : []),
    ...(least < 0 ? [{ file: 'manifest.json', pointer, ...negative(what) } as const] : []),
  ];
  if (claims.length > 0) return claims;
  if (placesOf(item[name], proof.nodeOf) > places) {
    return [feeClaim(pointer, 'fee-not-whole', `${what} ${notWhole}`, rounded)];
  }
  if (most >= MOST_CENTS) {
    return [feeClaim(pointer, 'fee-without-limit', `${what} has no limit`, LIMITED)];
  }
  if (isComputed(item[name], proof.nodeOf)) return [];
  const message = `${what} is computed from numbers with too many digits`;
  return [feeClaim(pointer, 'fee-without-limit', message, STEPPED)];
}

const LIMITED =
  'Limit the field that supplies it: "maxValue" or "maxChars" for a text, "maximum" for a number.';
const STEPPED = `${LIMITED} Limit its decimals with "multipleOf", as in "0.01".`;

function unpricedCaseIn(
  { logic }: Proof,
  item: FeeItemPlan,
  cases: readonly UnpricedCase[],
): UnpricedCase | undefined {
  const isAsked = [logic.holds(item.when), logic.isShown(item.each ?? '')];
  return cases.find(({ goals }) => logic.isPossible(...isAsked, ...goals));
}

function unpricedClaim(
  { id }: FeeItemPlan,
  pointer: string,
  { code, noun, why }: { readonly code: string; readonly noun: string; readonly why: string },
): Claim {
  const remedy = `Add the ${noun}, or exclude the line in this case with "when".`;
  return feeClaim(pointer, code, `The fee line "${id}" has no ${noun}: ${why}`, remedy);
}

function feeClaim(pointer: string, code: string, message: string, remedy: string): Claim {
  return { file: 'manifest.json', pointer, code, message, remedy, severity: 'error' };
}

/** Returns a claim about lines whose amounts are exact, but whose total is too large. */
function totalClaims(proof: Proof, items: readonly FeeItemPlan[]): readonly Claim[] {
  const most = items.reduce((cents, item) => cents + mostCents(proof, item), 0);
  if (most <= MOST_CENTS) return [];
  const message = 'The fee can exceed the limit of exact computation';
  const remedy = 'Lower the limits of prices, quantities or rows.';
  return [feeClaim('/payment/items', 'fee-without-limit', message, remedy)];
}

/** Returns the maximum amount of a line, or of all lines of a list, in cents. */
function mostCents({ nodeOf }: Proof, { each = '', quantity, unitPrice }: FeeItemPlan): number {
  const factors = [rangeOf(quantity, nodeOf).most, 100 * rangeOf(unitPrice, nodeOf).most];
  return factors.reduce((product, factor) => product * Math.max(factor, 0), rowsOf(each, nodeOf));
}

/** Value types that refuse values below zero. */
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
    remedy: 'Put it into { "max": [..., "0.00"] }, or limit the subtracted value.',
    severity: 'error',
  } as const;
}
