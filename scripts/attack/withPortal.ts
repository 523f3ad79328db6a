import { type AttackedPortal, type Settings, startPortal } from './startPortal.ts';
import { Target } from './Target.ts';

/**
 * Starts another portal for one attack, and stops it afterwards.
 *
 * @param settings environment variables that override the defaults of `startPortal`
 * @param work the function that uses the portal
 * @returns the result of `work`
 * @throws {Error} when the portal does not start, and errors of `work`
 */
export async function withPortal<T>(
  settings: Settings,
  work: (target: Target, portal: AttackedPortal) => Promise<T>,
): Promise<T> {
  const portal = await startPortal('/dev/null', settings);
  const target = new Target(portal.origin, portal.folder);
  try {
    return await work(target, portal);
  } finally {
    target.hangUp();
    await portal.stop();
  }
}
