import { GatewayError } from '../../../ports/payment/PaymentGateway.ts';
import type { WireField, WireFields } from './wire.ts';

/** The texts by their wire names. Optional texts may be `undefined`. */
type Read<F extends WireFields> = {
  readonly [N in keyof F]: F[N] extends { readonly isOptional: true } ? string | undefined : string;
};

/**
 * Reads the fields of a response.
 *
 * @param answer a JSON object
 * @throws {GatewayError} `badAnswer` for a field that is missing, is not a text or breaks its
 *   pattern; the message contains the field's name, but not its value
 */
export function readFields<const F extends WireFields>(
  answer: Readonly<Record<string, unknown>>,
  fields: F,
): Read<F> {
  const read = Object.entries(fields).map(([name, field]) => {
    const value = answer[name];
    if (!fits(value, field)) {
      throw new GatewayError('badAnswer', `Cannot read the answer of the gateway: ${name}`);
    }
    return [name, value] as const;
  });
  return Object.fromEntries(read) as Read<F>;
}

function fits(value: unknown, { pattern, isOptional }: WireField): boolean {
  if (value === undefined) return isOptional === true;
  return typeof value === 'string' && pattern.test(value);
}
