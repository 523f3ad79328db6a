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

describe('submission of LR124', () => {
  it('is online, signed by the secretary, and costs HK$58', async () => {
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

  it('is on paper and signed by hand when sent by post', async () => {
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
  ])('sample %s has the steps %s', async (name, steps) => {
    expect(behaviour(await form.sample(name)).steps.map(({ id }) => id)).toEqual(steps);
  });
});

describe('computed values of LR124', () => {
  it('include the new secretary and the office of the district', async () => {
    expect(evaluate(await form.sample('full')).data).toMatchObject({
      newSecretaryName: 'WONG SIU MING',
      corporation: { competentOffice: 'QGO' },
    });
  });

  it('exclude the new secretary if the notice names no secretary', async () => {
    expect(evaluate(await form.sample('member-left')).data).not.toHaveProperty('newSecretaryName');
  });
});

describe('28-day limit of LR124', () => {
  it.each([
    ['2026-11-20T23:59:00+08:00', 0],
    ['2026-11-21T00:00:00+08:00', 1],
  ])('a notice at %s gives %d lateness warnings and no error', async (now, count) => {
    const data = { ...(await form.sample('new-office')), changeDate: '23/10/2026' };
    const { errors, warnings } = evaluate(data, now);
    expect(errors).toEqual([]);
    expect(warnings.filter(({ key }) => key === 'warn_late28Days')).toHaveLength(count);
  });
});

it('LR124: exports the members and their changes', async () => {
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
