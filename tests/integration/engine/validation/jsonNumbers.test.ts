import { describe, expect, it } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';

describe('a number of JSON', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['１２．５', 12.5],
    ['1,250', 1250],
    ['+7', 7],
    [-0, 0],
  ])('typed as %j is stored as the number %j', async (typed, held) => {
    const form = await makeForm({ n: { type: 'number' } });
    expect(form.errors({ n: typed })).toEqual([]);
    expect(form.evaluate({ n: typed }).data).toEqual({ n: held });
  });

  it('typed as other text keeps the text, and reports an error', async () => {
    const form = await makeForm({ n: { type: 'number', minimum: 1 }, i: { type: 'integer' } });
    expect(form.errors({ n: 'twelve', i: '1.5' })).toEqual([
      '/n validation_invalidNumber',
      '/i validation_invalidInteger',
    ]);
    expect(form.store({ n: 'twelve' }).data()).toEqual({ n: 'twelve' });
  });

  it('is checked against its limits, typed as a text or as a number', async () => {
    const form = await makeForm({ n: { type: 'integer', minimum: 1, maximum: 9 } });
    expect(form.errors({ n: '10' })).toEqual(['/n validation_maxValue 9']);
    expect(form.errors({ n: 0 })).toEqual(['/n validation_minValue 1']);
  });
});

describe('options that are not texts', () => {
  it('keep their type and refuse a text', async () => {
    const form = await makeForm({ level: { enum: [1, 2] }, sure: { enum: [true, false] } });
    expect(form.evaluate({ level: 2, sure: false }).data).toEqual({ level: 2, sure: false });
    expect(() => form.errors({ level: '2' })).toThrow('enum');
  });

  it('are accepted as a default', async () => {
    const form = await makeForm({ level: { enum: [1, 2], default: 2 } });
    expect(form.store().data()).toEqual({ level: 2 });
  });
});
