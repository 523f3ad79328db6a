import type { Attack } from '../../../scripts/attack/Attack.ts';

/**
 * Returns the attack whose description begins with a text.
 *
 * @throws {Error} when no attack begins with it, or more than one
 */
export function attackOf(attacks: readonly Attack[], sends: string): Attack {
  const [found, other] = attacks.filter((attack) => attack.sends.startsWith(sends));
  if (!found || other) throw new Error(`Cannot find one attack that sends ${sends}`);
  return found;
}
