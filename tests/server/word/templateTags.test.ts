import { describe, expect, it } from 'vitest';
import { templateTags } from '../../../server/word/templateTags.ts';
import { wordFile } from '../../support/wordFile.ts';

describe('templateTags', () => {
  it('lists values and loops, with the loops around them', () => {
    const file = wordFile(['{name}', '{#orders}{fee}{#note}{declarant/note}{/note}{/orders}']);
    expect(templateTags(file)).toEqual([
      { path: 'name', kind: 'value', within: [] },
      { path: 'orders', kind: 'loop', within: [] },
      { path: 'fee', kind: 'value', within: ['orders'] },
      { path: 'note', kind: 'loop', within: ['orders'] },
      { path: 'declarant/note', kind: 'value', within: ['orders', 'note'] },
    ]);
  });

  it('lists no tag of a plain text, and refuses other kinds', () => {
    expect(templateTags(wordFile(['plain']))).toEqual([]);
    expect(() => templateTags(wordFile(['{@raw}']))).toThrow('The tag {@raw} cannot be used');
  });
});
