import type { Plan } from '#engine';
import type { DefinitionStore } from '../ports/DefinitionStore.ts';
import type { PublishedPlans } from '../ports/FormCatalogue.ts';
import { definitionFiles } from './definitionFiles.ts';

/**
 * Reads plans out of the store, for a command that has no catalogue: nothing is compiled, and no
 * file is written.
 */
export function publishedPlans(store: Pick<DefinitionStore, 'findDefinition'>): PublishedPlans {
  return {
    async byHash(hash) {
      const stored = await store.findDefinition(hash);
      if (!stored) return undefined;
      const files = JSON.parse(stored.content) as Readonly<Record<string, string>>;
      const plan = files[definitionFiles(stored.code, hash).plan];
      return plan === undefined ? undefined : { plan: JSON.parse(plan) as Plan };
    },
  };
}
