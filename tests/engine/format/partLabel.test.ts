import { describe, expect, it } from 'vitest';
import { holderIn, partLabel } from '../../../engine/format/partLabel.ts';

describe('partLabel', () => {
  const LABELS = { name: 'Name', 'lots/': 'Lots', 'lots/0': 'First lot' };

  it.each([
    [{ key: 'name', holder: '', isItem: false }, 'Name'],
    [{ key: 'other', holder: '', isItem: false }, 'other'],
    [{ key: 'toString', holder: '', isItem: false }, 'toString'],
    [{ key: '0', holder: 'lots', isItem: true }, 'First lot'],
    [{ key: '1', holder: 'lots', isItem: true }, '2'],
  ])('for %j returns %s', (part, label) => {
    expect(partLabel(LABELS, part)).toBe(label);
  });
});

describe('holderIn', () => {
  it.each([
    [{ key: 'lots', holder: '', isItem: false }, 'lots'],
    [{ key: '0', holder: 'lots', isItem: true }, 'lots/'],
  ])('for %j returns %s', (part, holder) => {
    expect(holderIn(part)).toBe(holder);
  });
});
