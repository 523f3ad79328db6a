import { describe, expect, it } from 'vitest';
import { behaviourOf, exportData } from '#engine';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

const forms = new Map<string, Promise<OpenForm>>();
const opened = (code: string): Promise<OpenForm> => {
  const form = forms.get(code) ?? openForm(code);
  forms.set(code, form);
  return form;
};

async function behaviour(code: string, sample: string) {
  const form = await opened(code);
  return behaviourOf(form.plan, form.validator, await form.sample(sample), NOW);
}

describe.each([
  ['LROLS1', 'minimal', 'full'],
  ['LRMDB1', 'minimal', 'full'],
  ['LRMMIM1', 'minimal', 'full'],
])('%s', (code, person, organisation) => {
  it('is signed by a person with name and identity card number', async () => {
    expect(await behaviour(code, person)).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      isPaymentRequired: true,
      signatures: [{ holder: 'personal', name: 'CHAN TAI MAN', idNumber: 'A1234563' }],
    });
  });

  it('does not compare a passport number with a certificate', async () => {
    const [signature] = (await behaviour(code, 'passport')).signatures;
    expect(signature).toMatchObject({ holder: 'personal', name: 'CHAN TAI MAN' });
    expect(signature).not.toHaveProperty('idNumber');
  });

  it('is signed for an organisation by its contact person, with its numbers', async () => {
    const [signature] = (await behaviour(code, organisation)).signatures;
    expect(signature).toMatchObject({
      holder: 'organisation',
      organisationName: 'EXAMPLE TRADING LIMITED',
      authorisedName: 'WONG SIU MING',
      brNumber: '12345678',
    });
    expect(signature).not.toHaveProperty('name');
  });
});

it('LROLS1: compares the registration number of a company, but not of a person', async () => {
  const [company] = (await behaviour('LROLS1', 'full')).signatures;
  expect(company?.crNumber).toBe('1234567');
  const [person] = (await behaviour('LROLS1', 'minimal')).signatures;
  expect(person).not.toHaveProperty('crNumber');
});

describe.each(['LROLS7', 'LROLS8', 'LROLS9', 'LROLS10', 'LRMDB2'])('%s', (code) => {
  it('is signed by a person in their own name', async () => {
    expect((await behaviour(code, 'minimal')).signatures).toMatchObject([
      { id: 'subscriberSign', holder: 'personal', name: 'CHAN TAI MAN' },
    ]);
  });

  it('is signed for an organisation by its contact person', async () => {
    expect((await behaviour(code, 'full')).signatures).toMatchObject([
      { id: 'subscriberSign', holder: 'organisation', authorisedName: 'WONG SIU MING' },
    ]);
  });
});

it('LROLS7: is signed in the new name after a change of name', async () => {
  const [person] = (await behaviour('LROLS7', 'new-name-of-individual')).signatures;
  expect(person?.name).toBe('CHAN TAI MAN, PETER');
  const [organisation] = (await behaviour('LROLS7', 'new-name-of-organisation')).signatures;
  expect(organisation?.organisationName).toBe('EXAMPLE TRADING (HONG KONG) LIMITED');
});

describe('payment before submission', () => {
  it.each([
    ['LROLS7', 'full', false],
    ['LROLS8', 'full', false],
    ['LROLS9', 'minimal', true],
    ['LROLS9', 'reduce-by-cheque', false],
    ['LROLS10', 'full', false],
    ['LRMDB2', 'minimal', true],
    ['LRMDB2', 'change', false],
    ['LRMDB2', 'terminate', false],
  ])('%s, sample %s: %s', async (code, sample, isRequired) => {
    expect((await behaviour(code, sample)).isPaymentRequired).toBe(isRequired);
  });
});

it('LROLS9: exports the fields of a request without nesting', async () => {
  const { plan, validator, sample } = await opened('LROLS9');
  expect(exportData(plan, validator, await sample('full'), NOW)).toMatchObject({
    accountNo: 'OLS-20001',
    contactPerson: 'WONG SIU MING',
    newDeposit: '5000',
    amountRefundable: '15000.00',
    bankAccountNo: '123456-789',
  });
});
