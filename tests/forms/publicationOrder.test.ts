import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, exportData, type FormData } from '#engine';
import { isActive } from '../../server/forms/createFormCatalogue.ts';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const CODES = ['LRSI1', 'LRSI1T', 'LRCRT1', 'LRCRT1T'] as const;

let forms: Readonly<Record<(typeof CODES)[number], OpenForm>>;
beforeAll(async () => {
  const entries = CODES.map(async (code) => [code, await openForm(code)] as const);
  forms = Object.fromEntries(await Promise.all(entries)) as typeof forms;
});

const evaluate = (data: FormData, now = NOW, { plan, validator } = forms.LRSI1) =>
  evaluateForm(plan, validator, { data, now });
const behaviour = (data: FormData) =>
  behaviourOf(forms.LRSI1.plan, forms.LRSI1.validator, data, NOW);

describe('the ordered edition', () => {
  it.each([
    ['LRSI1', '2026-04-29T23:59:00+08:00', '57'],
    ['LRSI1', '2026-04-30T00:00:00+08:00', '58'],
    ['LRSI1T', '2025-04-30T08:59:59+08:00', '56'],
    ['LRCRT1', '2026-04-30T00:00:00+08:00', '27'],
    ['LRCRT1T', '2025-04-30T08:59:59+08:00', '25'],
  ] as const)('on form %s at %s is %s', (code, now, edition) => {
    expect(evaluate({}, now, forms[code]).data).toMatchObject({ edition });
  });

  it('is no longer offered on LRSI1T and LRCRT1T when a new edition appears', () => {
    const isOpen = (code: keyof typeof forms, instant: string) =>
      isActive(forms[code].plan.manifest, new Date(instant), new Set());
    for (const code of ['LRSI1T', 'LRCRT1T'] as const) {
      expect(isOpen(code, '2025-04-30T08:59:59+08:00')).toBe(true);
      expect(isOpen(code, '2025-04-30T09:00:00+08:00')).toBe(false);
    }
    expect(isOpen('LRSI1', NOW)).toBe(true);
  });
});

describe('the fee of an order', () => {
  it('is HK$370 per disc plus the price of the licence', async () => {
    expect(evaluate(await forms.LRSI1.sample('full')).fee).toEqual({
      lines: [
        { itemId: 'compactDisc', quantity: 3, unitPriceCents: 37_000, amountCents: 111_000 },
        { itemId: 'licence', quantity: 1, unitPriceCents: 592_000, amountCents: 592_000 },
      ],
      totalCents: 703_000,
    });
  });

  it('has one licence price up to 20 terminals, and one price above', async () => {
    const order = await forms.LRSI1.sample('one-terminal');
    const fees = Array.from({ length: 60 }, (_, index) => {
      const terminals = String(index + 1);
      return evaluate({ ...order, LicenceComputerTerminals: terminals }).fee.totalCents;
    });
    expect(fees).toEqual([...Array(20).fill(296_000), ...Array(40).fill(592_000)]);
  });

  it('replaces the amount that the browser sent', async () => {
    const sent = { ...(await forms.LRSI1.sample('full')), totalAmount: '1.00' };
    const { data, recomputed } = evaluate(sent);
    expect(data).toHaveProperty('totalAmount', '7030.00');
    expect(recomputed).toEqual([{ path: '/totalAmount', sent: '1.00', computed: '7030.00' }]);
  });
});

describe('the signature of an order', () => {
  it('is not required for an order of discs only', async () => {
    expect(behaviour(await forms.LRSI1.sample('minimal')).signatures).toEqual([]);
  });

  it('is optional, now or later, for a person who buys a licence', async () => {
    expect(behaviour(await forms.LRSI1.sample('person-in-full')).signatures).toMatchObject([
      {
        id: 'buyerSign',
        holder: 'personal',
        optional: true,
        later: true,
        name: 'CHAN TAI MAN',
        idNumber: 'A1234563',
      },
    ]);
  });

  it('is not compared with a passport number', async () => {
    const [signature] = behaviour(await forms.LRSI1.sample('passport')).signatures;
    expect(signature).not.toHaveProperty('idNumber');
  });

  it('is that of the organisation when an organisation buys', async () => {
    expect(behaviour(await forms.LRSI1.sample('full')).signatures).toMatchObject([
      {
        holder: 'organisation',
        organisationName: 'EXAMPLE SURVEYORS LIMITED',
        brNumber: '12345678',
      },
    ]);
  });
});

it('LRSI1: requires online payment unless the applicant pays on paper', async () => {
  expect(behaviour(await forms.LRSI1.sample('by-post-with-draft'))).toMatchObject({
    submissionType: 'ALLOW_ESUBM',
    isPaymentRequired: false,
  });
  expect(behaviour(await forms.LRSI1.sample('minimal')).isPaymentRequired).toBe(true);
});

it('LRCRT1: exports a person and an organisation under the same names', async () => {
  const { plan, validator, sample } = forms.LRCRT1;
  const exported = async (name: string) => exportData(plan, validator, await sample(name), NOW);
  expect(await exported('minimal')).toMatchObject({ nameEng: 'CHAN TAI MAN', edition: '27' });
  expect(await exported('full')).toMatchObject({
    nameEng: 'EXAMPLE SURVEYORS LIMITED',
    phoneNo: '2345 6789',
    LicenceComputerTerminals: '120',
    licenceFee: '5920.00',
    offlinePaymentMethod: 'cheque',
    agreeLicence: true,
  });
});

it('publication orders: all four forms have the same fields', () => {
  const asked = (code: keyof typeof forms) =>
    JSON.stringify(forms[code].plan.root.children.filter(({ pattern }) => pattern !== '/edition'));
  for (const code of CODES) expect(asked(code)).toBe(asked('LRSI1'));
});
