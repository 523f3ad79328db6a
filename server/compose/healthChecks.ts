import { diskCheck } from '../adapters/file/diskCheck.ts';
import type { HealthCheck } from '../routes/health/healthRoutes.ts';
import type { Base } from './openBase.ts';

/**
 * Returns the checks of everything that the portal needs to serve applicants. Gateway and mail are
 * not checked, because applicants can fill in forms without them.
 */
export function healthChecks({
  config,
  stores,
  catalogue,
}: Pick<Base, 'config' | 'stores' | 'catalogue'>): readonly HealthCheck[] {
  return [
    {
      name: 'store',
      check: async () => {
        await stores.definitions.findDefinition('none');
      },
    },
    {
      name: 'forms',
      check: async () => {
        if (catalogue.list().length === 0) throw new Error('Cannot offer any form');
      },
    },
    { name: 'disk', check: diskCheck(config.dataDir) },
  ];
}
