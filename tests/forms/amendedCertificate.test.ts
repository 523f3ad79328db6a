import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, exportData, type FormData } from '#engine';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let form: OpenForm;
beforeAll(async () => {
  form = await openForm('LR126');
});

const evaluate = (data: FormData, now = NOW) =>
  evaluateForm(form.plan, form.validator, { data, now });

it('LR126: is submitted online, signed by the secretary and paid online', async () => {
  const data = await form.sample('minimal');
  expect(behaviourOf(form.plan, form.validator, data, NOW)).toMatchObject({
    submissionType: 'ALLOW_ESUBM',
    isPaymentRequired: true,
    signatures: [
      { id: 'secretarySign', holder: 'personal', optional: false, name: 'WONG SIU MING' },
    ],
  });
});

describe('the fee of LR126', () => {
  it('is HK$185 for an amended certificate and HK$79 for each copy', async () => {
    expect(evaluate(await form.sample('full')).fee).toEqual({
      lines: [
        { itemId: 'amendedCertificate', quantity: 1, unitPriceCents: 18_500, amountCents: 18_500 },
        { itemId: 'certificateCopies', quantity: 3, unitPriceCents: 7900, amountCents: 23_700 },
      ],
      totalCents: 42_200,
    });
  });

  it.each(['change-of-name', 'change-of-name-no-copies'])(
    'has no line for copies in sample %s',
    async (name) => {
      const { lines } = evaluate(await form.sample(name)).fee;
      expect(lines.map(({ itemId }) => itemId)).toEqual(['amendedCertificate']);
    },
  );

  it('charges only the copies when no name changes', async () => {
    expect(evaluate(await form.sample('copy-of-amended')).fee).toMatchObject({
      lines: [{ itemId: 'certificateCopies', quantity: 20 }],
      totalCents: 158_000,
    });
  });
});

describe('the office of LR126', () => {
  it.each([
    ['minimal', 'QGO'],
    ['office-tsuen-wan', 'TW'],
    ['office-yuen-long', 'YL'],
    ['office-tai-po', 'TP'],
  ])('of sample %s is %s, and the certificate is collected there', async (name, office) => {
    expect(evaluate(await form.sample(name)).data).toMatchObject({
      corporation: { competentOffice: office },
      collectOffice: office,
    });
  });

  it('is not a place of collection when the certificate is sent by post', async () => {
    expect(evaluate(await form.sample('full')).data).not.toHaveProperty('collectOffice');
  });
});

it.each([
  ['2026-11-20T23:59:00+08:00', 0],
  ['2026-11-21T00:00:00+08:00', 1],
])('LR126: an application at %s gives %d lateness warnings and no error', async (now, count) => {
  const { errors, warnings } = evaluate(await form.sample('resolved-28-days-ago'), now);
  expect(errors).toEqual([]);
  expect(warnings.filter(({ key }) => key === 'warn_late28Days')).toHaveLength(count);
});

it('LR126: exports the new name, the resolution and the delivery of the certificate', async () => {
  const data = exportData(form.plan, form.validator, await form.sample('full'), NOW);
  expect(data).toMatchObject({
    ocRegNo: '4321',
    competentOffice: 'TP',
    applicationType: 'amendedCertificate',
    newOcNameEng: 'THE INCORPORATED OWNERS OF SAMPLE COURT',
    newOcNameChi: '樣本閣業主立案法團',
    resolutionDate: '10/11/2026',
    certCopies: '3',
    deliveryMethod: 'post',
    postalAddress: { district: 'YTM' },
  });
});
