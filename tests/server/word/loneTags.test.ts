import type { DXT } from 'docxtemplater';
import { describe, expect, it } from 'vitest';
import { isLone, loneTags } from '../../../server/word/loneTags.ts';

const start = { type: 'tag', tag: 'w:p', position: 'start', value: '<w:p>' };
const end = { ...start, position: 'end', value: '</w:p>' };
const run = { type: 'tag', tag: 'w:r', position: 'start', value: '<w:r>' };
const text = (value: string) => ({ type: 'content', position: 'insidetag', value });
const tag = (value: string, module?: string) => ({ type: 'placeholder', value, module });

/** Runs the module over the parts of a document. @returns the values of the tags that it marks */
function marked(...parts: readonly object[]): readonly string[] {
  const after = loneTags().postparse?.(parts as DXT.Part[], [], {}) as DXT.Part[];
  expect(after).toBe(parts);
  return after.filter(isLone).map(({ value }) => value);
}

describe('loneTags', () => {
  it('marks a tag that is alone in its paragraph, in any number of runs', () => {
    expect(marked(start, run, text(' '), tag('a'), text(''), run, end)).toEqual(['a']);
  });

  it.each([
    ['text', [start, text('of '), tag('a'), end]],
    ['another tag', [start, tag('a'), tag('b'), end]],
    ['no paragraph', [tag('a')]],
    ['a paragraph that has ended', [start, end, tag('a')]],
  ])('marks no tag beside %s', (_, parts) => {
    expect(marked(...parts)).toEqual([]);
  });

  it('evaluates each paragraph alone', () => {
    const sentence = [start, text('of '), tag('b'), end];
    const parts = [start, tag('a'), end, ...sentence, start, tag('c', 'loop'), end];
    expect(marked(...parts)).toEqual(['a', 'c']);
  });

  it('refuses every tag except values and loops', () => {
    expect(() => marked(start, { ...tag('markup', 'rawxml'), raw: '@markup' }, end)).toThrow(
      'The tag {@markup} cannot be used',
    );
    expect(() => marked(tag('other', 'image'))).toThrow('The tag {other} cannot be used');
    expect(marked({ type: 'content', value: 'text', module: 'image' })).toEqual([]);
  });
});
