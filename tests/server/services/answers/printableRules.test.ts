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

/** Returns the errors of printable rules over the given answers and errors. */
function evaluated(data: Evaluation['data'], errors: Evaluation['errors'] = []) {
  const evaluation = { ...engineRules.evaluate(form, INPUT), data, errors };
  const rules: FormRules = { ...engineRules, evaluate: () => evaluation };
  return printableRules(rules, unshownInAnswer).evaluate(form, INPUT).errors;
}

describe('printableRules', () => {
  it('U-53: reports each answer with unprintable characters, and the characters', () => {
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

  it('accepts invisible and bidirectional characters, which have another representation', () => {
    expect(evaluated({ SubscriberNameEng: 'CHAN\u200b TAI\u00ad MAN\u202e' })).toEqual([]);
  });

  it('does not check a password, which no document contains', () => {
    expect(evaluated({ password: '😀😀😀😀😀😀😀😀' })).toEqual([]);
  });

  it('adds no error if other errors exist', () => {
    const errors = [{ path: '/IdNo', key: 'validation_invalidHKID', args: [] }];
    expect(evaluated({ SubscriberNameEng: '😀' }, errors)).toEqual(errors);
  });
});
