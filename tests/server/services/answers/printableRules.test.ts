import { describe, expect, it } from 'vitest';
import type { Evaluation } from '#engine';
import { unshownInAnswer } from '../../../../server/adapters/pdf/ShownCharacters.ts';
import type { CatalogueForm } from '../../../../server/ports/forms/FormCatalogue.ts';
import type { FormRules } from '../../../../server/ports/forms/FormRules.ts';
import { engineRules } from '../../../../server/services/answers/engineRules.ts';
import { printableRules } from '../../../../server/services/answers/printableRules.ts';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';

const { plan, validator } = await loadPortalForm('LREAL1');
const form = { plan, validator } as CatalogueForm;
const INPUT = { data: {}, now: '2026-11-20T10:00:00+08:00' };

/** Rules that find nothing wrong with these answers, or what is given. */
function evaluated(data: Evaluation['data'], errors: Evaluation['errors'] = []) {
  const evaluation = { ...engineRules.evaluate(form, INPUT), data, errors };
  const rules: FormRules = { ...engineRules, evaluate: () => evaluation };
  return printableRules(rules, unshownInAnswer).evaluate(form, INPUT).errors;
}

describe('printableRules', () => {
  it('U-53: names each answer that holds what no font shows, and the characters', () => {
    const errors = evaluated({
      SubscriberNameEng: 'CHAN TAI MAN',
      SubscriberNameChi: '陳大文𨋢',
      CorrAddress: { building: '😀 HOUSE 😀 ع' },
      orders: [{ PRN: 'A0123453' }, { AlterEmail: '\u{10ffff}' }],
    });
    expect(errors).toEqual([
      { path: '/CorrAddress/building', key: 'validation_notPrintable', args: ['😀 ع'] },
      { path: '/orders/1/AlterEmail', key: 'validation_notPrintable', args: ['\u{10ffff}'] },
    ]);
  });

  it('lets pass what is shown in another way: invisible and bidirectional characters', () => {
    expect(evaluated({ SubscriberNameEng: 'CHAN\u200b TAI\u00ad MAN\u202e' })).toEqual([]);
  });

  it('does not check a password, which is on no document', () => {
    expect(evaluated({ password: '😀😀😀😀😀😀😀😀' })).toEqual([]);
  });

  it('leaves other errors to be shown first', () => {
    const errors = [{ path: '/IdNo', key: 'validation_invalidHKID', args: [] }];
    expect(evaluated({ SubscriberNameEng: '😀' }, errors)).toEqual(errors);
  });
});
