import { describe, expect, it } from 'vitest';
import { hasMinSelected } from '../../../engine/rules/minSelected.ts';

describe('hasMinSelected', () => {
  it('B-55: refuses fewer options than required', () => {
    expect([hasMinSelected(['a'], 1), hasMinSelected(['a'], 2)]).toEqual([true, false]);
  });
});
