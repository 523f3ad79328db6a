import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, exportData, LANGUAGES, traitsOf } from '#engine';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let forms: ReadonlyMap<string, OpenForm>;
beforeAll(async () => {
  const codes = ['LREAL1', 'LREAL2', 'LREEA1', 'LREEA9', 'LFSC', 'COAP', 'LRWS1', 'LRWS2', 'LRWS3'];
  const opened = await Promise.all(
    codes.map(async (code) => [code, await openForm(code)] as const),
  );
  forms = new Map(opened);
});

function formOf(code: string): OpenForm {
  const form = forms.get(code);
  if (!form) throw new RangeError(`Cannot test ${code}: it was not opened`);
  return form;
}

async function behaviour(code: string, sample: string) {
  const { plan, validator, sample: read } = formOf(code);
  return behaviourOf(plan, validator, await read(sample), NOW);
}

async function exported(code: string, sample: string) {
  const { plan, validator, sample: read } = formOf(code);
  return exportData(plan, validator, await read(sample), NOW);
}

describe('LREAL2', () => {
  it('has subscriber fields of LREAL1 under the same names', () => {
    const shared = [
      'OwnerType',
      'SubscriberNameEng',
      'IdDoc',
      'IdNo',
      'AuthorizedName',
      'Language',
    ];
    for (const code of ['LREAL1', 'LREAL2']) {
      const patterns = formOf(code).plan.root.children.map(({ pattern }) => pattern);
      expect(patterns).toEqual(expect.arrayContaining(shared.map((name) => `/${name}`)));
    }
  });

  it('is free, submitted online, and signed by the person or organisation', async () => {
    const person = await behaviour('LREAL2', 'minimal');
    expect(person).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      signatures: [{ holder: 'personal', name: 'CHAN TAI MAN', idNumber: 'A1234563' }],
    });
    expect(formOf('LREAL2').plan.payment).toBeUndefined();
    const corporation = await behaviour('LREAL2', 'new-address');
    expect(corporation.signatures).toMatchObject([
      { holder: 'organisation', authorisedName: 'CHAN TAI MAN' },
    ]);
  });

  it('exports changed orders and terminated orders in separate lists', async () => {
    expect(await exported('LREAL2', 'full')).toMatchObject({
      orderInfos: [{ currentOrderNo: 'ORD-20241201' }, { currentOrderNo: 'ORD-20250301' }],
      terminations: [
        { currentOrderNo: 'ORD-20230101', prn: 'B2345674' },
        { currentOrderNo: 'ORD-20230102', building: 'SAMPLE COURT' },
        { currentOrderNo: 'ORD-20230103', lotNo: '1515 s.A RP in DD 107' },
      ],
    });
  });
});

describe.each(['LREEA1', 'LREEA9'])('%s', (code) => {
  it('belongs to the e-Channel, has all languages, and does not accept iAM Smart', () => {
    const { manifest, languages } = formOf(code).plan;
    expect(manifest).toMatchObject({ sourceTypes: ['eea'], disableIAMSmart: true });
    expect(languages).toEqual(LANGUAGES);
  });

  it.each([
    ['minimal', 'EXAMPLE BANK LIMITED'],
    ['full', 'ILLUSTRATION BANK LIMITED'],
  ])(
    'compares the certificate with the institution of sample %s',
    async (sample, organisationName) => {
      expect((await behaviour(code, sample)).signatures).toMatchObject([
        { holder: 'organisation', organisationName, authorisedName: 'LEE KA YAN' },
      ]);
    },
  );
});

it.each([
  ['LFSC', '12345678'],
  ['COAP', undefined],
])('%s: is signed with the certificate of the firm', async (code, brNumber) => {
  const [signature] = (await behaviour(code, 'minimal')).signatures;
  expect(signature).toMatchObject({
    holder: 'organisation',
    organisationName: 'EXAMPLE & CO.',
    authorisedName: 'LEE KA YAN',
  });
  expect(signature?.brNumber).toBe(brNumber);
});

describe.each(['LRWS1', 'LRWS2', 'LRWS3'])('%s', (code) => {
  it('has one step and an acknowledgement email, but no notes, review, signature or payment', async () => {
    const { steps, signatures } = await behaviour(code, 'minimal');
    expect(steps.map(({ id }) => id)).toEqual(['enrolment']);
    expect(signatures).toEqual([]);
    const { plan } = formOf(code);
    expect(plan.payment).toBeUndefined();
    expect(traitsOf(plan)).toMatchObject({
      simplifiedForm: true,
      skipReview: true,
      asksAckEmail: true,
    });
  });
});
