import type { GroupCell } from '../conditions/Cell.ts';
import { evaluateExpression, type Result } from '../conditions/evaluateExpression.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { Fee, FeeLine } from '../contract/Fee.ts';
import type { FeeItemPlan } from '../definition/Plan.ts';
import { centsOf, type Decimal, parseDecimal } from '../values/decimal.ts';

/**
 * Computes the fee of the answers. Each fee item, or each row of its list, has a line if its
 * quantity and price are known and above zero. The total is the sum of the lines. A line without an
 * exact amount makes the total an unsafe integer, which cannot be charged (`priceOf`).
 */
export function computeFee(state: FormState): Fee {
  const items = state.plan.payment?.items ?? [];
  const figures: Figures = new Map();
  const lines = items.flatMap((item) =>
    contextsOf(state, item).flatMap((context) => lineOf(state, item, context, figures) ?? []),
  );
  return { lines, totalCents: lines.reduce((total, { amountCents }) => total + amountCents, 0) };
}

function contextsOf(state: FormState, { each }: FeeItemPlan): readonly GroupCell[] {
  return each === undefined ? [state.root] : state.rowsAt(each, state.root);
}

/**
 * A cache of parsed decimals by their text: the rows of a list have few different quantities and
 * prices.
 */
type Figures = Map<Result, Decimal | undefined>;

function figureOf(text: Result, figures: Figures): Decimal | undefined {
  if (!figures.has(text)) figures.set(text, parseDecimal(text));
  return figures.get(text);
}

function lineOf(
  state: FormState,
  item: FeeItemPlan,
  context: GroupCell,
  figures: Figures,
): FeeLine | undefined {
  if (item.when !== undefined && !state.holds(item.when, context)) return undefined;
  const quantity = figureOf(evaluateExpression(state, item.quantity, context), figures);
  const unitPrice = figureOf(evaluateExpression(state, item.unitPrice, context), figures);
  if (!quantity || !unitPrice) return undefined;
  const unitPriceCents = centsOf(unitPrice);
  const count = Number(quantity.units) / 10 ** quantity.places;
  if (count <= 0 || unitPriceCents <= 0) return undefined;
  return {
    itemId: item.id,
    quantity: count,
    unitPriceCents,
    // A quantity is a count: a line with a fraction cannot be charged, and is never free.
    amountCents: Number.isInteger(count) ? count * unitPriceCents : Number.POSITIVE_INFINITY,
  };
}
