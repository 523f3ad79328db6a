/** An exact decimal number: `units` divided by ten to the power of `places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/**
 * Parses a decimal: digits with an optional minus and an optional fraction; no exponent, no
 * grouping, no bare point (`.5`, `5.`).
 *
 * @param value a text, or a finite number
 * @returns `undefined` for anything else, and for texts over 40 characters
 *
 * @example
 * parseDecimal('380.00'); // { units: 38000n, places: 2 }
 * parseDecimal(-0.5); // { units: -5n, places: 1 }
 * parseDecimal('.5'); // undefined
 * parseDecimal('1,380.00'); // undefined
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

/**
 * Compares two decimals: the result is negative, zero or positive, as `a` is less than, equal to or
 * greater than `b`.
 *
 * @example
 * compareDecimals({ units: 38000n, places: 2 }, { units: 380n, places: 0 }); // 0
 * compareDecimals({ units: -1n, places: 0 }, { units: 0n, places: 0 }); // -1
 */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const [x, y] = aligned(a, b);
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

/**
 * Returns the sum of two decimals, with the places of the longer one.
 *
 * @example
 * addDecimals({ units: 1n, places: 1 }, { units: 25n, places: 2 });
 * // { units: 35n, places: 2 }: 0.1 + 0.25
 */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const [x, y] = aligned(a, b);
  return { units: x + y, places: Math.max(a.places, b.places) };
}

/**
 * Returns the product of two decimals, with the places of both.
 *
 * @example
 * multiplyDecimals({ units: 15n, places: 1 }, { units: 5n, places: 1 });
 * // { units: 75n, places: 2 }: 1.5 × 0.5
 */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places };
}

/**
 * Returns the decimal with the opposite sign.
 *
 * @example
 * negateDecimal({ units: 150n, places: 2 }); // { units: -150n, places: 2 }
 */
export function negateDecimal(a: Decimal): Decimal {
  return { units: -a.units, places: a.places };
}

/**
 * Checks whether `a` is `b` times a whole number. Nothing is a multiple of zero.
 *
 * @example
 * isDecimalMultiple({ units: 3n, places: 1 }, { units: 1n, places: 1 }); // true
 * isDecimalMultiple({ units: 0n, places: 0 }, { units: 0n, places: 0 }); // false
 */
export function isDecimalMultiple(a: Decimal, b: Decimal): boolean {
  const [x, y] = aligned(a, b);
  return y !== 0n && x % y === 0n;
}

/**
 * Rounds a decimal half away from zero. The result has exactly `places` places.
 *
 * @example
 * roundDecimal({ units: 1005n, places: 3 }, 2); // { units: 101n, places: 2 }
 * roundDecimal({ units: -1005n, places: 3 }, 2); // { units: -101n, places: 2 }
 * roundDecimal({ units: 1n, places: 0 }, 2); // { units: 100n, places: 2 }
 */
export function roundDecimal(a: Decimal, places: number): Decimal {
  if (a.places === places) return a;
  if (a.places < places) return { units: scaled(a, places), places };
  const divisor = 10n ** BigInt(a.places - places);
  const half = divisor / 2n;
  const units = a.units < 0n ? (a.units - half) / divisor : (a.units + half) / divisor;
  return { units, places };
}

/**
 * Returns an amount of dollars in whole cents. Half a cent is rounded away from zero.
 *
 * @example
 * centsOf({ units: 380n, places: 0 }); // 38000
 * centsOf({ units: 1005n, places: 3 }); // 101
 */
export function centsOf(a: Decimal): number {
  return Number(roundDecimal(a, 2).units);
}

/**
 * Returns the decimal as digits, with all its places.
 *
 * @example
 * decimalText({ units: 38000n, places: 2 }); // '380.00'
 * decimalText({ units: -5n, places: 2 }); // '-0.05'
 */
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

/** Numbers in the JSON files are small (`minimum: 1`), so exponents are not supported. */
function plainText(value: number): string {
  return Number.isFinite(value) ? String(value) : '';
}
