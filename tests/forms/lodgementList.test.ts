import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, exportData, type FormData, importAnswers } from '#engine';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let form: OpenForm;
beforeAll(async () => {
  form = await openForm('LODLIST');
});

const evaluate = (data: FormData, now = NOW) =>
  evaluateForm(form.plan, form.validator, { data, now });

it('LODLIST: passes forms:check without a finding', () => {
  expect(form.findings).toEqual([]);
});

it('LODLIST: is submitted on paper, without a signature or online payment', async () => {
  const behaviour = behaviourOf(form.plan, form.validator, await form.sample('full'), NOW);
  expect(behaviour).toMatchObject({
    submissionType: 'OFFLINE_SUBM',
    isPaymentRequired: false,
    signatures: [],
  });
});

describe('the fees of LODLIST', () => {
  const ofEachClass = (data: FormData, now?: string) =>
    evaluate(data, now).fee.lines.map(({ unitPriceCents }) => unitPriceCents / 100);

  it('depend on the day of delivery', async () => {
    expect(ofEachClass(await form.sample('fees-of-each-class'))).toEqual([
      280, 310, 600, 365, 2660, 997_500,
    ]);
    const before = await form.sample('fees-before-july-2025');
    expect(ofEachClass(before, '2025-07-14T10:00:00+08:00')).toEqual([
      210, 230, 450, 1000, 2000, 4000,
    ]);
  });

  it('change on 16 July 2025', async () => {
    const minimal = await form.sample('minimal');
    const delivered = (lodgeDate: string) =>
      ofEachClass({ ...minimal, lodgeDate }, '2025-07-01T10:00:00+08:00');
    expect(delivered('15/07/2025')).toEqual([230]);
    expect(delivered('16/07/2025')).toEqual([310]);
  });

  it('are totalled, and the instruments are counted', async () => {
    const { data, fee } = evaluate(await form.sample('full'));
    expect(data).toMatchObject({ totalInstruments: '2', totalFee: '5920.00' });
    expect(fee.totalCents).toBe(592_000);
  });

  it('exclude an other fee that is not a number', async () => {
    const { data } = evaluate(await form.sample('fee-wrong'));
    expect(data).toHaveProperty('memorials.2.registrationFee');
    expect(data).not.toHaveProperty('memorials.2.registrationFee.feePayable');
    expect(data).toHaveProperty('memorials.3.registrationFee.feePayable', '26600000.00');
  });
});

describe('export of LODLIST', () => {
  it('uses the field names of the specification, with lists inside a memorial', async () => {
    const data = exportData(form.plan, form.validator, await form.sample('full'), NOW);
    expect(data).toMatchObject({
      paymentMethod: 'cheque',
      paymentNo: '000123-4',
      memorials: [
        {
          registrationFee: '600.00',
          consideration: '8880000.00',
          prn: ['A0123453', 'B2345674'],
          lotNumbers: [
            {
              LotText:
                'KIL No. 64 s.A ss.1 s.B ss.2 s.C ss.3 s.D ss.4 R.P. and the second extension',
            },
            { DdType: 'DD', DdNo: '107', LotText: 'Lot No. 1515 in DD 107' },
          ],
          parties: [{ idNum: 'A1234563' }, { idType: 'company' }, { statusOther: 'Nominee' }],
          memorialNumber: ['UB1234567', '26102000010019', 'NIL'],
        },
        { registrationFee: '5320.00', natureText: 'Transfer of two mortgages' },
      ],
    });
  });

  it('exports a bank draft with a space in its name', async () => {
    const data = exportData(form.plan, form.validator, await form.sample('government'), NOW);
    expect(data).toMatchObject({ paymentMethod: 'bank draft', paymentNo: '556-77' });
  });
});

describe('import into LODLIST', () => {
  const memorial = {
    registrationFee: { optionKey: 'lease' },
    nature: 'reRegistration',
    natureText: 'Re-registration of a Lease',
    premisesAddress: 'FLAT A, 12/F, EXAMPLE BUILDING',
    lotNumbers: [{ lotType: 'IL', lotNo: '64' }],
    consideration: { optionKey: 'none' },
    prn: ['D0000018'],
    parties: [{ partyNameEng: 'CHAN TAI MAN' }],
  };
  const saved = (version: number) => ({
    formCode: 'LR152C',
    version,
    formData: { ...memorial, solicitorsCode: '87654321', stampDuty: '100' },
  });

  it('adds a memorial per file, and fills only empty fields', async () => {
    const before = await form.sample('minimal');
    const once = importAnswers(form.plan, before, saved(4))?.data ?? {};
    const twice = importAnswers(form.plan, { ...once, solicitorsCode: '12345678' }, saved(4));
    expect(twice?.isOlder).toBe(false);
    const { data, errors, fee } = evaluate(twice?.data ?? {});
    expect(data).toMatchObject({
      solicitorsCode: '12345678',
      memorials: [{ nature: 'assignment' }, memorial, { ...memorial, stampDuty: '100' }],
    });
    expect(fee.totalCents).toBe(31_000 + 2 * 36_500);
    expect(errors.map(({ path, key }) => `${path} ${key}`)).toEqual([
      '/memorials/1/prn/0 validationErr_duplicatePrn',
      '/memorials/2/prn/0 validationErr_duplicatePrn',
    ]);
  });

  it('marks a file before version 4 as older, and refuses a file of another form', () => {
    expect(importAnswers(form.plan, {}, saved(3))?.isOlder).toBe(true);
    expect(importAnswers(form.plan, {}, { ...saved(4), formCode: 'LREAL1' })).toBeUndefined();
  });
});
