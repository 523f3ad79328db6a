import { describe, expect, it } from 'vitest';
import { fittingWidgets } from '../../../engine/prover/fittingWidgets.ts';

describe('fittingWidgets', () => {
  it('lists general widgets first', () => {
    expect(fittingWidgets({ kind: 'leaf', valueType: 'text' }).slice(0, 3)).toEqual([
      'text',
      'textarea',
      'alphanumeric',
    ]);
    expect(fittingWidgets({ kind: 'leaf', valueType: 'checkbox' })).toEqual([
      'checkbox',
      'consent',
    ]);
  });

  it('has none for groups and lists', () => {
    expect(fittingWidgets({ kind: 'group' })).toEqual([]);
    expect(fittingWidgets({ kind: 'list' })).toEqual([]);
  });
});
