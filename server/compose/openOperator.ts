import { openOperatorDoor } from '../operator/openOperatorDoor.ts';
import type { ServiceDeps } from '../services/contract/ServiceDeps.ts';
import { createOperatorDesk } from '../services/operator/operatorDesk.ts';
import type { Base } from './openBase.ts';

/**
 * Opens the operator's interface if only this process can use the embedded database. With
 * PostgreSQL, the commands access the database directly.
 *
 * @returns a function that closes the interface
 */
export async function openOperator(
  { config }: Base,
  deps: ServiceDeps,
): Promise<() => Promise<void>> {
  if (config.databaseUrl !== undefined) return async () => {};
  const desk = createOperatorDesk({ ...deps, publicUrl: config.publicUrl });
  return openOperatorDoor(config.dataDir, desk);
}
