/** A line of an order, money in integer cents. */
export interface FeeLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly amountCents: number;
}

/** The fee of a filled form, in integer cents of Hong Kong dollars. */
export interface Fee {
  readonly lines: readonly FeeLine[];
  readonly totalCents: number;
}
