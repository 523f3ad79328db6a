import { openOperatorDoor } from '../operator/openOperatorDoor.ts';
import { createOperatorDesk } from '../services/operator/operatorDesk.ts';
import type { ServiceDeps } from '../services/ServiceDeps.ts';
import type { Base } from './openBase.ts';

/**
 * Opens the operator's door where the embedded database is this process's alone; with PostgreSQL the
 * commands go to the database themselves.
 *
 * @returns closes it
 */
export async function openOperator(
  { config }: Base,
  deps: ServiceDeps,
): Promise<() => Promise<void>> {
  if (config.databaseUrl !== undefined) return async () => {};
  const desk = createOperatorDesk({ ...deps, publicUrl: config.publicUrl });
  return openOperatorDoor(config.dataDir, desk);
}
