import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/definition/JsonSchema.ts';
import { explainField, patternOf } from '../../../engine/explain/explainField.ts';
import { explainedForm, explainedState } from '../support/explainedForm.ts';

const { form, words } = await explainedForm();

function explained(pointer: string, data: JsonObject) {
  return explainField(words, explainedState(form, data), pointer);
}

describe('explainField', () => {
  it('names the condition of the step, and the answer now', () => {
    const { isShown, verdict, visibility } = explained('/orders', { kind: 'person' });
    expect({ isShown, verdict }).toEqual({ isShown: false, verdict: 'Not shown now.' });
    expect(visibility.map((cause) => [cause.words, cause.holds])).toEqual([
      [
        'The step “Company” is shown only if “Type of applicant” is “Company”; now it is “Person”.',
        false,
      ],
    ]);
  });

  it('lists a hidden group above a field, and each condition on the way', () => {
    const data = { kind: 'company', firm: { name: 'A' } };
    const { isShown, visibility } = explained('/firm/branch', data);
    expect(isShown).toBe(false);
    expect(visibility.map((cause) => [cause.words, cause.holds])).toEqual([
      [expect.stringContaining('The step “Company” is shown only if'), true],
      ['The group “Company” is shown only if “I agree” is ticked; now it is not ticked.', false],
      ['Shown only if “Name” has an answer; now it is not shown.', false],
    ]);
    const [because] = visibility[2]?.tests[0]?.because ?? [];
    expect(because?.words).toContain('“I agree” is ticked');
    const shown = explained('/firm/branch', { ...data, agrees: true });
    expect(shown.isShown).toBe(true);
    expect(shown.visibility.every(({ holds }) => holds)).toBe(true);
  });

  it('explains that a list has no record', () => {
    const { isShown, visibility } = explained('/orders/*/copies', { kind: 'company' });
    expect(isShown).toBe(false);
    expect(visibility.at(-1)).toMatchObject({
      words: '“Orders” has no record. The field is shown in each record.',
      holds: false,
    });
    const row = { kind: 'company', orders: [{ name: 'x' }, {}] };
    expect(explained('/orders/0/copies', row).isShown).toBe(true);
    const second = explained('/orders/1/copies', row);
    expect(second.visibility.at(-1)?.words).toBe(
      'Shown only if “Name” has an answer; now it has no answer.',
    );
    expect(explained('/orders/7/copies', row).isShown).toBe(false);
  });

  it('explains why a field is required or not', () => {
    const requirement = (pointer: string, data: JsonObject) => {
      const { isRequired, requirement: cause } = explained(pointer, data);
      return [isRequired, cause.words];
    };
    expect(requirement('/kind', {})).toEqual([true, 'Always required when it is shown.']);
    expect(requirement('/alias', {})).toEqual([
      false,
      'Not required now, because it is not shown.',
    ]);
    expect(requirement('/extras', {})).toEqual([false, 'Optional.']);
    expect(requirement('/spare/line', { kind: 'company' })).toEqual([
      false,
      'Required only if something is entered in the group “Spare”.',
    ]);
    expect(requirement('/spare/line', { kind: 'company', spare: { town: 'x' } })[0]).toBe(true);
    const data = { kind: 'company', agrees: true, firm: { name: 'A' } };
    expect(requirement('/firm/branch', { ...data, extras: ['post'] })).toEqual([
      true,
      'Required only if “Extras” includes “By post”; now it is “By post”.',
    ]);
    expect(requirement('/firm/branch', data)[0]).toBe(false);
  });

  it('explains options with a condition, and a computed value', () => {
    const { options } = explained('/extras', { kind: 'person' });
    expect(options).toMatchObject([
      {
        words:
          'The option “Urgent” is offered only if “Type of applicant” is “Company”; now it is “Person”.',
        holds: false,
      },
    ]);
    expect(explained('/total', { kind: 'company' }).computed).toBe(
      'Computed: the number of records in “Orders”.',
    );
  });

  it('says that a field without a condition is always shown, and one without a step never', () => {
    expect(explained('/kind', {}).visibility[0]?.words).toBe('Always shown.');
    expect(explained('/nothing', {}).visibility[0]?.words).toBe('No step shows this field.');
  });
});

describe('patternOf', () => {
  it('replaces the indices of records', () => {
    expect(patternOf('/orders/12/copies')).toBe('/orders/*/copies');
    expect(patternOf('/names/0')).toBe('/names/*');
  });
});
