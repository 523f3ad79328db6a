import { describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import { errorsOfForm } from '../../../../renderer/wizard/effects/errorsOf.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { errorText, formInUse, makeForm } from '../../../engine/support/makeForm.ts';
import { loadForm, readForm, readShared } from '../../../engine/support/readForms.ts';

const TEXT = { type: 'string' };
const LIST = {
  type: 'array',
  minItems: 2,
  maxItems: 4,
  countWhere: [{ where: { role: { const: 'head' } }, min: 1, max: 1, key: 'validation_exactRows' }],
  items: {
    type: 'object',
    required: ['name'],
    properties: { role: { ...TEXT, enum: ['head', 'other'] }, name: { ...TEXT, digitsOnly: true } },
  },
};

describe.each(['save', 'print'] as const)('errorsOfForm: the errors that block a %s', (purpose) => {
  async function wayOf(data: FormData) {
    const form = await makeForm({
      list: LIST,
      day: { ...TEXT, hkDate: true },
      pair: {
        type: 'object',
        properties: { a: TEXT, b: TEXT },
        dependentRequired: { a: ['b'] },
        errorMessage: 'validation_invalid',
      },
      texts: { type: 'array', maxItems: 4, items: TEXT, contains: { const: 'x' } },
    });
    const store = form.store(data);
    const errors = errorsOfForm({ store } as unknown as WizardServices, purpose);
    expect(store.shownErrors().map(errorText)).toEqual(errors.map(errorText));
    return errors.map(errorText);
  }

  it('exclude missing answers and records', async () => {
    expect(await wayOf({})).toEqual([]);
    expect(await wayOf({ list: [{ role: 'other' }] })).toEqual([]);
    expect(await wayOf({ list: [{ role: 'other', name: '1' }, {}] })).toEqual([]);
    expect(await wayOf({ pair: { a: '1' }, texts: ['y'] })).toEqual([]);
  });

  it('include invalid answers and excess records', async () => {
    expect(await wayOf({ list: [{ name: 'x' }], day: '31/02/2026' })).toEqual([
      '/list/0/name validation_digitsOnly',
      '/day validation_invalidDate',
    ]);
    const heads = [{ role: 'head' }, { role: 'head' }];
    expect(await wayOf({ list: heads })).toEqual([
      '/list/0 validation_exactRows 1',
      '/list/1 validation_exactRows 1',
    ]);
  });

  it('exclude missing members of a committee with one member', async () => {
    const form = formInUse(await loadForm(readForm('LR164'), readShared()));
    const store = form.store();
    store.set('/members/0/post', 'chairman');
    expect(store.get('/members/0')).toBeDefined();
    expect(errorsOfForm({ store } as unknown as WizardServices, purpose).map(errorText)).toEqual(
      [],
    );
  });
});

describe('errorsOfForm: the errors that block an action', () => {
  it('include missing records on submit', async () => {
    const form = await makeForm({ list: LIST });
    const store = form.store({ list: [{ role: 'other', name: '1' }] });
    const errors = errorsOfForm({ store } as unknown as WizardServices, 'submit');
    expect(errors.map(errorText)).toEqual(['/list validation_minRecords 2']);
  });
});
