import { describe, expect, it } from 'vitest';
import { formsWithChequesByGateway } from '../../../server/forms/formsWithChequesByGateway.ts';
import type { CatalogueForm, FormCatalogue } from '../../../server/ports/forms/FormCatalogue.ts';

const formOf = (code: string) =>
  ({
    code,
    plan: {
      conditions: [],
      steps: [{ id: 'eCheque', fields: [] }, { id: 'review' }],
      root: { children: [] },
    },
  }) as unknown as CatalogueForm;
const FORMS = [formOf('LR1'), formOf('LR2')];
const catalogue = formsWithChequesByGateway({
  current: (code: string) => FORMS.find((form) => form.code === code),
  byHash: async (hash: string) => (hash === 'h1' ? FORMS[0] : undefined),
  list: () => FORMS,
  withheld: () => ['kept'],
} as unknown as FormCatalogue);
const stepsOf = (form: CatalogueForm | undefined) => form?.plan.steps.map(({ id }) => id);

describe('formsWithChequesByGateway', () => {
  it('removes the e-Cheque step from every form', async () => {
    const forms = [catalogue.current('LR2'), await catalogue.byHash('h1'), ...catalogue.list()];
    expect(forms.map(stepsOf)).toEqual(Array(4).fill(['review']));
    expect(stepsOf(FORMS[0])).toEqual(['eCheque', 'review']);
  });

  it('returns the same object for the same form, and the other members unchanged', async () => {
    expect(catalogue.current('LR1')).toBe(await catalogue.byHash('h1'));
    expect(catalogue.current('LR1')).not.toBe(catalogue.current('LR2'));
    expect(catalogue.withheld()).toEqual(['kept']);
  });

  it('finds nothing that the catalogue does not find', async () => {
    expect(catalogue.current('LR3')).toBeUndefined();
    expect(await catalogue.byHash('h2')).toBeUndefined();
  });
});
