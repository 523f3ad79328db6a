import { describe, expect, it } from 'vitest';
import { FORM_FLAGS, holdsForForm } from '../../../engine/behaviour/formFlags.ts';
import type { Plan } from '../../../engine/definition/Plan.ts';
import { planOf } from '../../support/planNodes.ts';

const PLAIN = planOf({});
const withManifest = (more: object): Plan => ({
  ...PLAIN,
  manifest: { ...PLAIN.manifest, ...more },
});
const OPTIONAL = { id: 'a', holder: 'personal', optional: true };
const SIGNATURE = { id: 'a' } as unknown as Plan['signatures'][number];
const paidAt = (...counter: readonly boolean[]): Plan => ({
  ...PLAIN,
  payment: { required: [], items: [], onCounter: counter.map((value) => ({ value })) },
});

/** The plan of a form for each flag. The form has only this flag. */
const FORMS: Readonly<Record<string, Plan>> = {
  signRequired: { ...PLAIN, signatures: [SIGNATURE] },
  signOptional: withManifest({ signatures: [{ id: 'b', holder: 'personal' }, OPTIONAL] }),
  enableSignLater: withManifest({ signatures: [{ ...OPTIONAL, optional: false, later: true }] }),
  emeRequired: withManifest({ autofill: {} }),
  paymentRequired: paidAt(true, false),
  displayReference: withManifest({ displayReference: true }),
  skipAckEmail: withManifest({ skipAckEmail: true }),
  noAck: withManifest({ noAck: true }),
  skipReview: withManifest({ skipReview: true }),
  simplifiedForm: withManifest({ simplifiedForm: true }),
  isTextOnly: withManifest({ isTextOnly: true }),
  hidePrintBtn: withManifest({ hidePrintBtn: true }),
  ignorePDFUpdate: withManifest({ ignorePDFUpdate: true }),
  disableIAMSmart: withManifest({ disableIAMSmart: true }),
};

describe('holdsForForm', () => {
  it.each(FORM_FLAGS)('finds the flag %s of a form, and no other flag', (flag) => {
    const form = FORMS[flag];
    expect(form).toBeDefined();
    if (form) expect(FORM_FLAGS.filter((each) => holdsForForm(each, form))).toEqual([flag]);
    expect(holdsForForm(flag, PLAIN)).toBe(false);
  });

  it('finds no payment where only the counter collects the fee', () => {
    expect(holdsForForm('paymentRequired', paidAt(true))).toBe(false);
  });

  it.each([
    ['TEST', true],
    ['test', false],
    ['TES', false],
    ['', false],
    ['toString', false],
    ['__proto__', false],
    ['SIGNREQUIRED', false],
  ])('for the condition %j of the form TEST returns %s', (condition, expected) => {
    expect(holdsForForm(condition, FORMS.signRequired ?? PLAIN)).toBe(expected);
  });
});
