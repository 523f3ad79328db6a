import { describe, expect, it } from 'vitest';
import { formOf, list, TEXT } from '../../support/externalForm.ts';

describe('importJsonSchema: a list with a minimum number of entries', () => {
  it('starts empty if optional, and requires the minimum once it has an entry', async () => {
    const errorMessage = { minItems: 'Four corners' };
    const { plan, errors } = await formOf(
      {
        free: list(TEXT, { minItems: 1 }),
        box: list({ type: 'number' }, { minItems: 4 }),
        worded: list(TEXT, { minItems: 4, errorMessage }),
        asked: list(TEXT, { minItems: 2 }),
      },
      { required: ['asked'] },
    );
    expect(plan.root.children.map((node) => 'initialRows' in node && node.initialRows)).toEqual([
      0, 0, 0, 2,
    ]);
    expect(errors({ asked: ['x', 'y'] })).toEqual([]);
    expect(errors({ asked: ['x', 'y'], box: [1, 2], worded: ['x'] })).toEqual([
      '/box validation_minRecords 4',
      '/worded validation_minRecords 4',
    ]);
    expect(errors({ asked: ['x', 'y'], box: [1, 2, 3, 4], free: ['x'] })).toEqual([]);
  });
});
