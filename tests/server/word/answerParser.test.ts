import type { DXT } from 'docxtemplater';
import { describe, expect, it } from 'vitest';
import type { PaperAnswer, PaperFields } from '#engine';
import { answerParser, BLANK } from '../../../server/word/answerParser.ts';

const answer = (...lines: readonly string[]): PaperAnswer => ({ lines });

/** Looks up a tag of a template among answers. */
function shownFor(tag: string, answers: PaperFields, part: object = {}): unknown {
  const context = { meta: { part } } as unknown as DXT.ParserContext;
  return answerParser(tag).get({ answers, separator: ', ' }, context);
}

describe('answerParser', () => {
  const answers: PaperFields = {
    name: answer('CHAN TAI MAN'),
    address: answer('Flat A', '', '1 Street'),
    empty: answer(),
    declarant: { lines: [], fields: { name: answer('LEE'), inner: { lines: [], fields: {} } } },
    orders: { lines: [], rows: [{ fee: answer('380') }, { fee: answer('250') }] },
  };
  const loop = { module: 'loop' };

  it('puts the lines of an answer in one line inside a sentence', () => {
    expect(shownFor('name', answers)).toBe('CHAN TAI MAN');
    expect(shownFor('address', answers)).toBe('Flat A, 1 Street');
  });

  it('keeps the lines of an answer in a separate paragraph', () => {
    expect(shownFor('address', answers, { isLone: true })).toBe('Flat A\n\n1 Street');
  });

  it('shows a blank line for a missing answer', () => {
    expect(shownFor('empty', answers)).toBe(BLANK);
    expect(shownFor('empty', answers, { isLone: true })).toBe(BLANK);
  });

  it.each([
    ['declarant/name', 'LEE'],
    ['declarant/address', undefined],
    ['declarant/inner/name', undefined],
    ['name/inner', undefined],
    ['other', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['declarant/constructor', undefined],
  ])('looks up the path %j', (path, expected) => {
    expect(shownFor(path, answers)).toBe(expected);
  });

  it('repeats the rows of a list, each with its own answers', () => {
    expect(shownFor('orders', answers, loop)).toEqual([
      { answers: { fee: answer('380') }, separator: ', ' },
      { answers: { fee: answer('250') }, separator: ', ' },
    ]);
    expect(shownFor('none', { none: { lines: [], rows: [] } }, loop)).toEqual([]);
  });

  it('shows the content of another loop only with an answer', () => {
    expect([shownFor('name', answers, loop), shownFor('empty', answers, loop)]).toEqual([
      true,
      false,
    ]);
    expect(shownFor('other', answers, loop)).toBeUndefined();
  });
});
