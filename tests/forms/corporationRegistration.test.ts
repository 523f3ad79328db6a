import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, exportData, type FormData } from '#engine';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let form: OpenForm;
beforeAll(async () => {
  form = await openForm('LR164');
});

const evaluate = (data: FormData, now = NOW) =>
  evaluateForm(form.plan, form.validator, { data, now });

it('LR164: passes forms:check without a finding', () => {
  expect(form.findings).toEqual([]);
});

it('LR164: is submitted and paid online: HK$1,300 for the certificate', async () => {
  const data = await form.sample('minimal');
  expect(behaviourOf(form.plan, form.validator, data, NOW)).toMatchObject({
    submissionType: 'ALLOW_ESUBM',
    isPaymentRequired: true,
  });
  expect(evaluate(data).fee).toMatchObject({
    lines: [{ itemId: 'certificate', quantity: 1, unitPriceCents: 130_000 }],
    totalCents: 130_000,
  });
});

it('LR164: is signed by the chairman, then the secretary, under their names', async () => {
  const minimal = await form.sample('minimal');
  const [chairman, secretary, treasurer] = minimal.members as readonly object[];
  const data = { ...minimal, members: [treasurer, secretary, chairman] };
  const { signatures } = behaviourOf(form.plan, form.validator, data, NOW);
  const common = { holder: 'personal', later: true, optional: false, verify: ['name'] };
  expect(signatures).toMatchObject([
    { ...common, id: 'chairmanSign', name: 'CHAN TAI MAN' },
    { ...common, id: 'secretarySign', name: 'LEE SIU MING' },
  ]);
});

describe('computed values of LR164', () => {
  it.each([
    ['CW', 'HK', 'QGO'],
    ['WTS', 'KLN', 'QGO'],
    ['ILD', 'NT', 'QGO'],
    ['KC', 'NT', 'TW'],
    ['TM', 'NT', 'TW'],
    ['YL', 'NT', 'YL'],
    ['NTH', 'NT', 'TP'],
    ['SK', 'NT', 'TP'],
  ])('a building in %s (%s) is served by %s', async (district, region, competentOffice) => {
    const minimal = await form.sample('minimal');
    const buildingAddress = { street: '1 EXAMPLE STREET', region, district };
    expect(evaluate({ ...minimal, buildingAddress }).data).toMatchObject({ competentOffice });
  });

  it.each([
    ['minimal', 'L.R. 161'],
    ['under-section-3A', 'L.R. 125'],
    ['under-section-4', 'L.R. 167'],
    ['under-section-40C', 'L.R. 171'],
  ])('sample %s needs the declaration %s', async (name, declarationForm) => {
    expect(evaluate(await form.sample(name)).data).toMatchObject({ declarationForm });
  });

  it('sets the last day for the application to 28 days after the meeting', async () => {
    const { data } = evaluate(await form.sample('minimal'));
    expect(data).toMatchObject({ meetingDate: '10/11/2026', applyBy: '08/12/2026' });
  });

  it('corrects a wrong value from the browser', async () => {
    const data = { ...(await form.sample('minimal')), chairmanName: 'SOMEONE ELSE' };
    expect(evaluate(data).recomputed).toEqual([
      { path: '/chairmanName', sent: 'SOMEONE ELSE', computed: 'CHAN TAI MAN' },
    ]);
  });
});

describe('required documents of LR164', () => {
  it('are accepted in any order', async () => {
    const { attachments, ...rest } = await form.sample('with-covenant');
    const reversed = (attachments as readonly object[]).toReversed();
    expect(evaluate({ ...rest, attachments: reversed }).errors).toEqual([]);
  });

  it('exclude the deed of mutual covenant if it does not exist', async () => {
    const data = await form.sample('covenant-missing');
    const keys = (answers: FormData) => evaluate(answers).errors.map(({ key }) => key);
    expect(keys(data)).toContain('validation_dmcRequired');
    expect(keys({ ...data, noDmc: true })).toEqual([]);
  });
});

it('LR164: exports the lots, the committee, the insurance and the list of documents', async () => {
  const data = exportData(form.plan, form.validator, await form.sample('full'), NOW);
  expect(data).toMatchObject({
    memberCount: '5',
    lots: [
      { LotText: 'KIL No. 64 s.A ss.1 s.B ss.2 s.C ss.3 s.D ss.4 R.P.' },
      { LotText: 'Peak Garden Lot No. 2' },
      { DdType: 'DD', LotText: 'Lot No. 1515 in DD 107 and the extension' },
    ],
    members: [
      { post: 'chairman', idNo: 'A1234563', addressLine3: '1 EXAMPLE STREET' },
      { post: 'secretary', idType: 'passport' },
      { post: 'treasurer' },
      { post: 'viceChairman', companyName: 'EXAMPLE TRADING LIMITED' },
      { post: 'member' },
    ],
    declarationForm: 'L.R. 167',
    documents: [
      { docType: 'dmc' },
      { docType: 'minutes' },
      { docType: 'declaration' },
      { docType: 'statements' },
      { docType: 'order' },
      { docType: 'policy' },
      { docType: 'other' },
    ],
    insurerName: 'EXAMPLE INSURANCE LIMITED',
    policyTo: '31/10/2027',
  });
});
