import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, exportData, type FormData } from '#engine';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let form: OpenForm;
beforeAll(async () => {
  form = await openForm('LR124');
});

const evaluate = (data: FormData, now = NOW) =>
  evaluateForm(form.plan, form.validator, { data, now });
const behaviour = (data: FormData) => behaviourOf(form.plan, form.validator, data, NOW);

describe('how LR124 is submitted', () => {
  it('online: signed by the person who gives the notice, and paid: HK$58', async () => {
    const data = await form.sample('minimal');
    expect(behaviour(data)).toMatchObject({
      submissionType: 'ALLOW_ESUBM',
      isPaymentRequired: true,
      signatures: [
        { id: 'secretarySign', holder: 'personal', disabled: false, name: 'WONG SIU MING' },
      ],
    });
    expect(evaluate(data).fee).toMatchObject({
      lines: [{ itemId: 'filing', quantity: 1, unitPriceCents: 5800 }],
      totalCents: 5800,
    });
  });

  it('by post: printed, and signed by hand', async () => {
    expect(behaviour(await form.sample('by-post-with-draft'))).toMatchObject({
      submissionType: 'OFFLINE_SUBM',
      signatures: [{ id: 'secretarySign', disabled: true }],
    });
  });

  it.each([
    ['minimal', ['corporation', 'noticeType', 'insurance', 'declaration', 'delivery']],
    ['new-office', ['corporation', 'noticeType', 'changes', 'declaration', 'delivery']],
    [
      'full',
      ['corporation', 'noticeType', 'changes', 'committee', 'insurance', 'declaration', 'delivery'],
    ],
  ])('%s goes through the steps %s', async (name, steps) => {
    expect(behaviour(await form.sample(name)).steps.map(({ id }) => id)).toEqual(steps);
  });
});

describe('what LR124 works out', () => {
  it('the new secretary, and the office of the district', async () => {
    expect(evaluate(await form.sample('full')).data).toMatchObject({
      newSecretaryName: 'WONG SIU MING',
      corporation: { competentOffice: 'QGO' },
    });
  });

  it('no new secretary where none is named', async () => {
    expect(evaluate(await form.sample('member-left')).data).not.toHaveProperty('newSecretaryName');
  });
});

describe('the 28 days of LR124', () => {
  it.each([
    ['2026-11-20T23:59:00+08:00', 0],
    ['2026-11-21T00:00:00+08:00', 1],
  ])('a notice at %s gives %d warnings of lateness, and no error', async (now, count) => {
    const data = { ...(await form.sample('new-office')), changeDate: '23/10/2026' };
    const { errors, warnings } = evaluate(data, now);
    expect(errors).toEqual([]);
    expect(warnings.filter(({ key }) => key === 'warn_late28Days')).toHaveLength(count);
  });
});

it('exports the members, and what has changed of each', async () => {
  const data = exportData(form.plan, form.validator, await form.sample('full'), NOW);
  expect(data).toMatchObject({
    ceasedCount: '2',
    appointedCount: '2',
    membersNew: [
      { post: 'secretary', idType: 'hkid', idNo: 'A1234563' },
      { post: 'member', companyName: 'EXAMPLE PROPERTY LIMITED' },
    ],
    membersChanged: [
      {
        nameEng: 'CHAN TAI MAN',
        changes: [{ particular: 'address' }, { newName: 'CHAN TAI MAN PETER' }],
      },
      { changes: [{ newPost: 'treasurer' }, { particular: 'other' }] },
    ],
    policyNo: 'P-2026/1',
    payee: 'landRegistry',
  });
});
