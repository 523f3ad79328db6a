import { describe, expect, it } from 'vitest';
import type { Plan } from '#engine';
import { nextStepProblems } from '../../../../server/forms/check/checkNextSteps.ts';

describe('nextStepProblems()', () => {
  const plan = (next: Plan['next'], more: Partial<Plan> = {}) =>
    ({
      submissionType: [{ value: 'ALLOW_ESUBM' }],
      paymentFields: [],
      manifest: { next },
      next,
      ...more,
    }) as unknown as Plan;

  it.each([
    ['no next step', undefined, ['no-next-step']],
    [
      'only contact details and corrections',
      [{ id: 'questions' }, { id: 'correction' }],
      ['no-next-step'],
    ],
    ['only a conditional step', [{ id: 'a', when: 0 }], ['no-next-step']],
    [
      'only a step for another submission type',
      [{ id: 'a', for: ['SIGN_ONLY'] }],
      ['idle-next-step', 'no-next-step'],
    ],
    ['one step', [{ id: 'a' }], []],
    ['one step for its submission type', [{ id: 'a', for: ['ALLOW_ESUBM'] }], []],
  ] as const)('promise 12: checks a form with %s', (_, next, codesFound) => {
    expect(nextStepProblems(plan(next as Plan['next'])).map(({ code }) => code)).toEqual(
      codesFound,
    );
  });

  it('promise 12: requires a next step for devices that cannot submit the form', () => {
    const manifest = { iosOnlineRefused: true } as Plan['manifest'];
    const next = [{ id: 'a', for: ['ALLOW_ESUBM'] }] as Plan['next'];
    const [fault] = nextStepProblems(plan(next, { manifest }));
    expect(fault).toMatchObject({ code: 'no-next-step', severity: 'warning' });
    expect(fault?.message).toContain('OFFLINE_SUBM');
  });

  it('points at the entry with the fault, or at the manifest without entries', () => {
    const pointers = (next: Plan['next']) =>
      nextStepProblems(plan(next)).map(({ pointer }) => pointer);
    expect(pointers(undefined)).toEqual(['']);
    const next = [{ id: 'questions' }, { id: 'a', for: ['SIGN_ONLY', 'NO_ESUBM'] }] as Plan['next'];
    expect(pointers(next)).toEqual(['/next/1/for', '/next/1/for', '/next']);
  });
});
