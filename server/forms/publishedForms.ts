import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chequesByGateway } from '#engine';
import type { PublishedForms } from '../ports/forms/FormCatalogue.ts';
import type { DefinitionStore } from '../ports/store/DefinitionStore.ts';
import { loadDefinition, unpackDefinition } from './loadDefinition.ts';

/**
 * Returns the definitions in the store, for a command without a catalogue. Compiles nothing and
 * does not write to the portal's own folder. The files are in a temporary folder while they are
 * loaded.
 *
 * @param options.takesChequesByGateway same value as the catalogue's option, because it affects the
 *   fee
 */
export function publishedForms(
  store: Pick<DefinitionStore, 'findDefinition'>,
  { takesChequesByGateway }: { readonly takesChequesByGateway: boolean },
): PublishedForms {
  return {
    async byHash(hash) {
      const stored = await store.findDefinition(hash);
      if (!stored) return undefined;
      const folder = await mkdtemp(join(tmpdir(), 'landform-definition-'));
      try {
        await unpackDefinition(folder, stored);
        const form = await loadDefinition(folder, stored.code, hash);
        return takesChequesByGateway ? { ...form, plan: chequesByGateway(form.plan) } : form;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
