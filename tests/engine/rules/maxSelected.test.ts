import { describe, expect, it } from 'vitest';
import { hasMaxSelected } from '../../../engine/rules/maxSelected.ts';

describe('hasMaxSelected', () => {
  it('B-55: refuses more options than allowed', () => {
    expect([hasMaxSelected(['a'], 1), hasMaxSelected(['a', 'b'], 1)]).toEqual([true, false]);
  });
});
