import { beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_CENTRE, type FormData, type Manifest } from '#engine';
import type { DocumentStanding } from '../../../../server/ports/documents/PdfRenderer.ts';
import type { CatalogueForm } from '../../../../server/ports/forms/FormCatalogue.ts';
import { formDocument } from '../../../../server/services/documents/formDocument.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const TEXTS = {
  '$form.title': 'Test form',
  '$form.terms': 'The **terms**',
  '$form.signDeclaration': 'I declare',
  '$fee.copy': 'Copy of the form',
  '$signatures.owner.label': 'Signature of the owner',
  '$next.wait': 'Wait for our answer',
  'name.label': 'Name',
};
const SIGNATURES = [
  { id: 'owner', order: 1, holder: 'personal' },
  { id: 'officer', order: 2, holder: 'personal', later: true },
  { id: 'witness', order: 3, holder: 'personal', optional: true },
  { id: 'byHand', order: 4, holder: 'personal', disabled: true },
] as unknown as NonNullable<Manifest['signatures']>;
const LINE = { itemId: 'copy', quantity: 1, unitPriceCents: 100, amountCents: 100 };
const NO_FEE = { lines: [], totalCents: 0 };
const STANDINGS: Readonly<Record<string, DocumentStanding>> = {
  notSubmitted: { kind: 'notSubmitted' },
  toSign: { kind: 'toSign' },
  onPaper: { kind: 'onPaper', referenceNumber: 'LR-1' },
  submitted: { kind: 'submitted', referenceNumber: 'LR-1', signedBy: [] } as never,
};

const forms = new Map<string, CatalogueForm>();
/** Compiles a form with a name and these parts of its manifest. */
async function compiled(
  manifest: Partial<Manifest>,
  texts: object = TEXTS,
): Promise<CatalogueForm> {
  const made = await makeForm({ name: { type: 'string', maxChars: 20 } }, { manifest });
  const { plan, validator } = made;
  const all = {
    en: texts,
    'zh-Hant': texts,
    'zh-Hans': texts,
  } as unknown as CatalogueForm['texts'];
  return { code: 'LR999', hash: 'h1', plan, validator, texts: all };
}
beforeAll(async () => {
  const next = [{ id: 'wait' }];
  forms.set('plain', await compiled({ next }));
  forms.set('signed', await compiled({ signatures: SIGNATURES }));
  forms.set('paper', await compiled({ submissionType: 'OFFLINE_SUBM', next }));
  forms.set('signOnly', await compiled({ submissionType: 'SIGN_ONLY', signatures: SIGNATURES }));
});

/** Converts a form to a document. */
function documentOf(name: string, standing: keyof typeof STANDINGS, more: object = {}) {
  const form = forms.get(name);
  const chosen = STANDINGS[standing];
  if (!form || !chosen) throw new Error(`Cannot find ${name} or ${standing}`);
  const data: FormData = { name: 'CHAN TAI MAN' };
  const given = {
    form,
    data,
    language: 'en' as const,
    fee: NO_FEE,
    standing: chosen,
    createdAt: AT,
  };
  return formDocument({ ...given, ...more });
}

describe('formDocument', () => {
  it('has the answers, the terms and the code of the review', () => {
    const document = documentOf('plain', 'notSubmitted');
    expect(document).toMatchObject({
      language: 'en',
      formCode: 'LR999',
      formVersion: 1,
      formHash: 'h1',
      title: 'Test form',
      declarations: [{ title: expect.any(String), text: 'The terms' }],
      standing: { kind: 'notSubmitted' },
      createdAt: AT,
    });
    expect(JSON.stringify(document.sections)).toContain('CHAN TAI MAN');
    expect(document.screenCode).toMatch(/^LR999/);
  });

  it('uses the code as title of a form without texts, and then has no terms', async () => {
    const form = await compiled({}, {});
    const document = documentOf('plain', 'notSubmitted', { form });
    expect([document.title, document.declarations]).toEqual(['LR999', []]);
  });

  it('names the reference of a form that has one', () => {
    const form = forms.get('plain');
    const plan = { ...form?.plan, reference: 'L.R. 999' };
    expect(documentOf('plain', 'toSign', { form: { ...form, plan } }).reference).toBe('L.R. 999');
    const bare = { ...form, plan: { ...form?.plan, reference: '' } };
    expect(documentOf('plain', 'toSign', { form: bare })).not.toHaveProperty('reference');
  });

  it('shows the fee lines of a form with payment only', () => {
    const form = forms.get('plain');
    const plan = { ...form?.plan, payment: { required: [], items: [], onCounter: [] } };
    const fee = { lines: [LINE, { ...LINE, itemId: 'other' }], totalCents: 200 };
    const paid = documentOf('plain', 'toSign', { form: { ...form, plan }, fee });
    expect(paid.fee).toMatchObject({
      lines: [{ label: 'Copy of the form', amountCents: 100 }, { label: 'other' }],
      totalCents: 200,
    });
    expect(documentOf('plain', 'toSign', { fee })).not.toHaveProperty('fee');
  });

  it.each([
    ['plain', 'submitted', 1],
    ['plain', 'notSubmitted', 0],
    ['plain', 'toSign', 0],
    ['paper', 'onPaper', 1],
    ['paper', 'notSubmitted', 1],
  ])('promise 12: %s, %s: has %i parts of next steps', (name, standing, count) => {
    expect(documentOf(name, standing).nextSteps).toHaveLength(count);
  });
});

describe('formDocument: signatures', () => {
  it.each<[string, string, readonly string[] | undefined, readonly string[]]>([
    [
      'signed',
      'notSubmitted',
      ['Signature of the owner', 'officer'],
      ['officer', 'witness', 'byHand'],
    ],
    ['signed', 'toSign', ['Signature of the owner', 'officer'], ['byHand']],
    ['signed', 'submitted', undefined, ['byHand']],
    ['signed', 'onPaper', undefined, ['Signature of the owner', 'officer', 'witness', 'byHand']],
    ['plain', 'toSign', undefined, []],
  ])(
    '%s, %s: names missing signatures and lines to sign by hand',
    (name, standing, toSign, hand) => {
      const document = documentOf(name, standing);
      expect([document.toSign, document.signByHand]).toEqual([toSign, hand]);
    },
  );

  it('gives a missing signature of a submitted form a line', () => {
    const document = documentOf('signed', 'submitted', { toSign: ['officer'] });
    expect([document.toSign, document.signByHand]).toEqual([['officer'], ['officer', 'byHand']]);
  });

  it('has panels for electronic signatures in a document to sign only', () => {
    expect(documentOf('signed', 'toSign').panels).toEqual([
      { id: 'owner', label: 'Signature of the owner' },
      { id: 'officer', label: 'officer' },
      { id: 'witness', label: 'witness (optional)' },
    ]);
    expect(documentOf('signed', 'submitted')).not.toHaveProperty('panels');
    expect(documentOf('plain', 'toSign')).not.toHaveProperty('panels');
  });

  it('marks lines that may stay empty, and forms that are only signed', () => {
    expect(documentOf('signed', 'notSubmitted').isHandOptional).toBe(true);
    expect(documentOf('signed', 'onPaper')).not.toHaveProperty('isHandOptional');
    expect(documentOf('signOnly', 'toSign').isSignOnly).toBe(true);
    expect(documentOf('signed', 'toSign')).not.toHaveProperty('isSignOnly');
  });

  it('lists a declaration only for a signed form', () => {
    const declared = (name: string) =>
      documentOf(name, 'toSign').declarations.map(({ text }) => text);
    expect(declared('signed')).toEqual(['The terms', 'I declare']);
    expect(declared('plain')).toEqual(['The terms']);
  });
});

describe('formDocument: on paper', () => {
  it('has the guide of the office, and none without an office', () => {
    const office = { offices: CUSTOMER_CENTRE, phone: '2111 1111' };
    const document = documentOf('paper', 'onPaper', { office });
    expect(JSON.stringify(document.guide)).toContain('2111 1111');
    expect(documentOf('paper', 'onPaper')).not.toHaveProperty('guide');
    expect(documentOf('paper', 'notSubmitted', { office })).not.toHaveProperty('guide');
  });
});
