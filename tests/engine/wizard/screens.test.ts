import { describe, expect, it } from 'vitest';
import { screenIndexOf, screensOf } from '../../../engine/wizard/screens.ts';
import { FACTS, step, TRAITS } from '../support/wizardFacts.ts';

describe('screensOf', () => {
  const NOTHING = { ...FACTS, steps: [step('a')], signatures: [], paymentRequired: false };
  const BARE = { ...TRAITS, asksAckEmail: false };
  const idsOf = (...given: Parameters<typeof screensOf>) => screensOf(...given).map(({ id }) => id);

  it.each([
    ['a normal form', {}, {}, ['intro', 'a', 'confirmation', 'submission', 'acknowledgement']],
    ['a simplified form', { simplifiedForm: true }, {}, ['a', 'acknowledgement']],
    ['a form without a review', { skipReview: true }, {}, ['intro', 'a', 'acknowledgement']],
    [
      'a fee',
      { skipReview: true },
      { paymentRequired: true },
      ['intro', 'a', 'submission', 'acknowledgement'],
    ],
    [
      'an acknowledgement address',
      { skipReview: true, asksAckEmail: true },
      {},
      ['intro', 'a', 'submission', 'acknowledgement'],
    ],
    [
      'a form without an acknowledgement',
      { noAck: true },
      {},
      ['intro', 'a', 'confirmation', 'submission'],
    ],
    [
      'a form on paper',
      {},
      { submissionType: 'OFFLINE_SUBM' },
      ['intro', 'a', 'confirmation', 'acknowledgement'],
    ],
  ] as const)('for %s', (_, traits, facts, ids) => {
    expect(
      idsOf({ ...BARE, ...traits }, { ...NOTHING, submissionType: 'ALLOW_ESUBM', ...facts }),
    ).toEqual(ids);
  });

  it('hides the buttons of an own step', () => {
    const steps = [{ ...step('a'), hideNavigation: true }];
    const [, own] = screensOf(BARE, { ...NOTHING, steps });
    expect(own).toMatchObject({ hideBack: true, hideNext: true, hideNavigation: true });
  });
});

describe('screenIndexOf', () => {
  it('returns -1 for an unknown screen', () => {
    const screens = screensOf(TRAITS, FACTS);
    expect([screenIndexOf(screens, 'intro'), screenIndexOf(screens, 'absent')]).toEqual([0, -1]);
  });
});
