import { LANGUAGES } from '#engine';
import { definitionFiles } from '../../../server/forms/definitionFiles.ts';
import type { StoredDefinition } from '../../../server/ports/store/DefinitionStore.ts';

/** The hash of the stored definition. */
export const STORED_HASH = 'd'.repeat(64);
const FILES = definitionFiles('LR9', STORED_HASH);

/**
 * Returns a stored definition of LR9 with an e-Cheque step.
 *
 * @param hasConditions whether it has a separate file of conditions
 */
export function storedDefinition(hasConditions = true): StoredDefinition {
  const plan = {
    code: 'LR9',
    version: 3,
    conditions: [],
    steps: [
      { id: 'eCheque', fields: ['/cheque'] },
      { id: 'review', fields: [] },
    ],
    root: { kind: 'group', children: [{ pattern: '/cheque' }] },
  };
  const files = {
    [FILES.plan]: JSON.stringify(plan),
    [FILES.validator]: 'export const tests = { one: 1 }; export const rules = {};',
    ...(hasConditions && { [FILES.conditions]: 'export const tests = { two: 2 };' }),
    'rules-1.js': 'export {};',
    ...Object.fromEntries(
      LANGUAGES.map((language) => [FILES.texts[language], JSON.stringify({ title: language })]),
    ),
  };
  return { hash: STORED_HASH, code: 'LR9', version: 3, content: JSON.stringify(files) };
}
