import { beforeAll, describe, expect, it } from 'vitest';
import { checkSample, dollars, type Sample } from '../../../../server/forms/check/checkSample.ts';
import { type FormInUse, makeForm, NOW } from '../../../engine/support/makeForm.ts';

const REQUIRED = { path: '/a', key: 'validation_required', args: [] };
const TOO_LONG = { path: '/b', key: 'validation_maxChars', args: [3] };
let form: FormInUse;
beforeAll(async () => {
  form = await makeForm(
    {
      a: { type: 'string', maxChars: 3 },
      b: { type: 'string', maxChars: 3 },
      c: { type: 'string', maxChars: 3, visibleWhen: { '/a': { const: 'x' } } },
    },
    { schema: { required: ['a'] } },
  );
});
const check = (sample: Partial<Sample>) =>
  checkSample(form.plan, form.validator, { now: NOW, formData: {}, errors: [], ...sample }).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );

describe('checkSample', () => {
  it('accepts a sample with the results of the engine', () => {
    const formData = { b: 'long', c: 'z' };
    const errors = [REQUIRED, TOO_LONG];
    expect(check({ formData, errors, hidden: ['/c'], total: '0.00' })).toEqual([]);
    expect(check({ formData: { a: 'x', c: 'z' } })).toEqual([]);
  });

  it('names results that are missing, and results that are not expected', () => {
    expect(check({ errors: [TOO_LONG] })).toEqual([
      '/errors/0 The engine does not report /b validation_maxChars [3] in errors',
      '/errors The engine reports /a validation_required [] in errors',
    ]);
  });

  it('reports hidden fields, warnings and the total', () => {
    expect(check({ formData: { a: 'y', c: 'z' } })).toEqual([
      '/hidden The engine reports /c in hidden',
    ]);
    const sample = { errors: [REQUIRED], warnings: [TOO_LONG], hidden: ['/c'], total: '1.00' };
    expect(check(sample)).toEqual([
      '/warnings/0 The engine does not report /b validation_maxChars [3] in warnings',
      '/hidden/0 The engine does not report /c in hidden',
      '/total The engine does not report 1.00 in total',
      '/total The engine reports 0.00 in total',
    ]);
  });

  it('reports the same errors in another order', () => {
    expect(check({ formData: { b: 'long' }, errors: [TOO_LONG, REQUIRED] })).toEqual([
      '/errors The engine reports /a validation_required [], then /b validation_maxChars [3]',
    ]);
  });

  it('reports answers that do not fit the form', () => {
    const [fault, ...more] = check({ formData: { nothing: 1 } });
    expect([fault, more]).toEqual([
      expect.stringMatching(/^\/formData The answers do not fit the form: /),
      [],
    ]);
  });

  it('rethrows any other error', () => {
    const plan = undefined as unknown as typeof form.plan;
    const sample = { now: NOW, formData: {}, errors: [] };
    expect(() => checkSample(plan, form.validator, sample)).toThrow(TypeError);
  });
});

describe('dollars', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [38_000, '380.00'],
    [38_010, '380.10'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(dollars(cents)).toBe(text);
  });
});
