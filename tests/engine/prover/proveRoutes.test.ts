import { describe, expect, it } from 'vitest';
import { branch, claims } from '../support/claims.ts';

const kind = { type: 'string', enum: ['a', 'b'] };

describe('proveForm: the end of a form', () => {
  it.each([
    ['a step without Next', { steps: [{ id: 'one', fields: ['/kind'], hideNext: true }] }],
    [
      'answers without a submission type',
      { submissionType: [branch({ '/kind': { const: 'a' } }, 'ALLOW_ESUBM')] },
    ],
    ['paper without Print', { submissionType: 'OFFLINE_SUBM', hidePrintBtn: true }],
  ])('is unreachable with %s', async (_, manifest) => {
    expect((await claims({ kind }, { manifest })).join()).toMatch(/^no-way-to-finish/);
  });

  const stop = (id: string, value: string) => ({
    id,
    fields: [`/${id}`],
    when: { '/kind': { const: value } },
    hideNavigation: true,
  });
  const note = { type: 'object' };

  it('may be a final step that some answers avoid', async () => {
    const steps = [{ id: 'one', fields: ['/kind'] }, stop('a', 'a')];
    expect(await claims({ kind, a: note }, { manifest: { steps } })).toEqual([]);
  });

  it('is unreachable when every answer leads to one of several final steps', async () => {
    const without = { ...stop('b', 'a'), when: { not: { '/kind': { const: 'a' } } } };
    const steps = [{ id: 'one', fields: ['/kind'] }, stop('a', 'a'), without];
    const reported = await claims({ kind, a: note, b: note }, { manifest: { steps } });
    expect(reported.join()).toMatch(/^no-way-to-finish.*"a".*no-way-to-finish.*"b"/);
  });
});

describe('proveRoutes: a form that cannot be printed', () => {
  const when = { '/kind': { const: 'a' } };

  it.each<[string, unknown, boolean]>([
    ['online', 'ALLOW_ESUBM', false],
    ['only signed', 'SIGN_ONLY', false],
    ['on paper', 'NO_ESUBM', true],
    [
      'on paper for some answers',
      [branch(when, 'OFFLINE_SUBM'), branch(undefined, 'ALLOW_ESUBM')],
      true,
    ],
    [
      'on paper for no answers',
      [
        branch(when, 'ALLOW_ESUBM'),
        branch({ not: when }, 'ALLOW_ESUBM'),
        branch(undefined, 'NO_ESUBM'),
      ],
      false,
    ],
  ])('and is submitted %s', async (_, submissionType, isReported) => {
    const manifest = { submissionType, hidePrintBtn: true };
    const found = (await claims({ kind }, { manifest })).filter((each) =>
      each.includes('/hidePrintBtn'),
    );
    expect(found).toHaveLength(isReported ? 1 : 0);
    const printed = await claims({ kind }, { manifest: { submissionType } });
    expect(printed.join()).not.toContain('/hidePrintBtn');
  });
});

it.each(['hideNext', 'hideNavigation'])('proveRoutes: points at %s of the step', async (key) => {
  const steps = [{ id: 'one', fields: ['/kind'], [key]: true }];
  expect((await claims({ kind }, { manifest: { steps } })).join()).toContain(`/steps/0/${key}: `);
});
