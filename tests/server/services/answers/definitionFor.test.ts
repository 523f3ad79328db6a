import { describe, expect, it } from 'vitest';
import type { CatalogueForm } from '../../../../server/ports/forms/FormCatalogue.ts';
import { definitionFor } from '../../../../server/services/answers/definitionFor.ts';

const FORMS = [
  { code: 'LR164', hash: 'old' },
  { code: 'LR164', hash: 'new' },
  { code: 'LR165', hash: 'other' },
] as unknown as readonly CatalogueForm[];

/** Finds a definition; `isOpen` tells whether sittings may continue with earlier definitions. */
async function found(code: string, hash: string | undefined, isOpen = true) {
  const catalogue = {
    current: (of: string) => FORMS.findLast((form) => form.code === of),
    byHash: async (of: string) => FORMS.find((form) => form.hash === of),
    mayGoOn: () => isOpen,
  } as unknown as Parameters<typeof definitionFor>[0]['catalogue'];
  return (await definitionFor({ catalogue }, code, hash))?.hash;
}

describe('definitionFor', () => {
  it.each([
    ['the current definition without a hash', undefined, true, 'new'],
    ['the current definition by its hash, even of a closed form', 'new', false, 'new'],
    ['an earlier definition', 'old', true, 'old'],
    ['nothing when the form is closed for earlier definitions', 'old', false, undefined],
    ['nothing for the definition of another form', 'other', true, undefined],
    ['nothing for an unknown hash', 'none', true, undefined],
  ])('T-49: returns %s', async (_, hash, isOpen, expected) => {
    expect(await found('LR164', hash, isOpen)).toBe(expected);
  });

  it('returns nothing for a form that is not offered', async () => {
    expect(await found('LR999', undefined)).toBeUndefined();
    expect(await found('LR999', 'old')).toBeUndefined();
  });
});
