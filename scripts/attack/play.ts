import { type Attack, NotTriedError } from './Attack.ts';
import type { Target } from './Target.ts';

/** The result of one attack. */
export interface Played {
  readonly verdict: 'passed' | 'FAILED' | 'not tried';
  /**
   * The unexpected response, or the reason why the attack was not tried; absent when the portal
   * resisted.
   */
  readonly why?: string;
}

/**
 * Runs an attack, and closes the connections that it left open.
 *
 * @param target the portal; one without a folder was not started by the command
 * @returns the verdict; an error of the attack counts as a failure, so that no attack passes
 *   unproved
 */
export async function play(attack: Attack, target: Target): Promise<Played> {
  if (attack.needsOwn !== undefined && target.folder === undefined) {
    return { verdict: 'not tried', why: attack.needsOwn };
  }
  try {
    const seen = await attack.run(target);
    return seen === undefined ? { verdict: 'passed' } : { verdict: 'FAILED', why: seen };
  } catch (error) {
    if (error instanceof NotTriedError) return { verdict: 'not tried', why: error.message };
    return { verdict: 'FAILED', why: String(error) };
  } finally {
    target.hangUp();
  }
}
