/** An exact decimal number: `units` divided by ten to the power of `places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/**
 * Reads a decimal: digits with an optional minus and an optional fraction; no exponent, no
 * grouping, no bare point (`.5`, `5.` are not read).
 *
 * @param value a text, or a number that is finite
 * @returns `undefined` for anything else, and for texts over 40 characters
 */
export function parseDecimal(value: unknown): Decimal | undefined {
  const text = typeof value === 'number' ? plainText(value) : value;
  if (typeof text !== 'string' || text.length > 40) return undefined;
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  return { units: BigInt(`${sign}${whole}${fraction}`), places: fraction.length };
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Compares two decimals: negative, zero or positive as the first is less, equal or greater. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const [x, y] = aligned(a, b);
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

/** The sum of two decimals. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const [x, y] = aligned(a, b);
  return { units: x + y, places: Math.max(a.places, b.places) };
}

/** The product of two decimals. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places };
}

/** The decimal with its sign turned. */
export function negateDecimal(a: Decimal): Decimal {
  return { units: -a.units, places: a.places };
}

/** Whether `a` is `b` times a whole number. Nothing is a multiple of zero. */
export function isDecimalMultiple(a: Decimal, b: Decimal): boolean {
  const [x, y] = aligned(a, b);
  return y !== 0n && x % y === 0n;
}

/** Rounds half away from zero to a number of places, which the result then has. */
export function roundDecimal(a: Decimal, places: number): Decimal {
  if (a.places === places) return a;
  if (a.places < places) return { units: scaled(a, places), places };
  const divisor = 10n ** BigInt(a.places - places);
  const half = divisor / 2n;
  const units = a.units < 0n ? (a.units - half) / divisor : (a.units + half) / divisor;
  return { units, places };
}

/** A money amount in whole cents, half a cent rounded away from zero. */
export function centsOf(a: Decimal): number {
  return Number(roundDecimal(a, 2).units);
}

/** The decimal as digits: `380.00` has two places, `380` none. */
export function decimalText({ units, places }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}

function aligned(a: Decimal, b: Decimal): [bigint, bigint] {
  const places = Math.max(a.places, b.places);
  return [scaled(a, places), scaled(b, places)];
}

function scaled(a: Decimal, places: number): bigint {
  if (a.places === places) return a.units;
  return a.units * 10n ** BigInt(places - a.places);
}

/** JSON numbers are few and small here (`minimum: 1`); an exponent is not read. */
function plainText(value: number): string {
  return Number.isFinite(value) ? String(value) : '';
}
