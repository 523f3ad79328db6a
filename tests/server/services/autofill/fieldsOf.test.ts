import { describe, expect, it } from 'vitest';
import type { CatalogueForm } from '../../../../server/ports/forms/FormCatalogue.ts';
import { autofillFields, profileFieldsOf } from '../../../../server/services/autofill/fieldsOf.ts';
import { group, leaf, list, planOf } from '../../../support/planNodes.ts';

/** Creates a form whose manifest fills in these fields. */
function formWith(autofill: Readonly<Record<string, string>> | undefined): CatalogueForm {
  const plan = planOf({
    id: leaf('text'),
    contact: group({ phone: leaf('text'), email: leaf('text') }),
    rows: list({ phone: leaf('text') }),
  });
  const texts = { 'id.label': 'Identity card number', 'contact.phone.label': 'Telephone' };
  const manifest = { ...plan.manifest, ...(autofill && { autofill }) };
  return { plan: { ...plan, manifest }, texts: { en: texts } } as unknown as CatalogueForm;
}

describe('profileFieldsOf', () => {
  it('returns the known fields in the order of the manifest', () => {
    const form = formWith({ mobileNumber: '/contact/phone', shoeSize: '/id', idNo: '/id' });
    expect(profileFieldsOf(form)).toEqual(['mobileNumber', 'idNo']);
  });

  it('returns none for a form without autofill', () => {
    expect(profileFieldsOf(formWith(undefined))).toEqual([]);
  });
});

describe('autofillFields', () => {
  it('labels each field by its place in the form', () => {
    const form = formWith({ mobileNumber: '/contact/phone', idNo: '/id' });
    expect(autofillFields(form, 'en')).toEqual({
      names: ['mobileNumber', 'idNo'],
      labels: { mobileNumber: 'Telephone', idNo: 'Identity card number' },
    });
  });

  it.each([['/contact/email'], ['/nowhere'], ['/id/phone'], ['/rows/phone']])(
    'labels a field without a text by its name: %s',
    (pointer) => {
      const { labels } = autofillFields(formWith({ emailAddress: pointer }), 'en');
      expect(labels).toEqual({ emailAddress: 'emailAddress' });
    },
  );
});
