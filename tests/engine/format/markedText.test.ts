import { describe, expect, it } from 'vitest';
import { markedOptions, markedText } from '#engine';

const TEXT = 'I am the {chairman|chairman} / {secretary|secretary}{!none| of it}.';

/** Returns the text with tildes around crossed-out parts. */
const written = (text: string, value: unknown, isBox = false) =>
  markedText(text, value, isBox)
    .map((part) => (part.isStruck ? `~${part.text}~` : part.text))
    .join('');

describe('markedText()', () => {
  it.each<readonly [unknown, string, string]>([
    [undefined, 'I am the chairman / secretary of it.', 'crosses out nothing without a choice'],
    ['', 'I am the chairman / secretary of it.', 'an empty text is no choice'],
    [[], 'I am the chairman / secretary of it.', 'no ticked checkbox'],
    ['secretary', 'I am the ~chairman~ / secretary of it.', 'a choice'],
    [['chairman', 'secretary'], 'I am the chairman / secretary of it.', 'two ticked checkboxes'],
    [
      ['none'],
      'I am the ~chairman~ / ~secretary~~ of it~.',
      'crosses out a marked part when chosen',
    ],
  ])('for %j returns %j (%s)', (value, expected) => {
    expect(written(TEXT, value)).toBe(expected);
  });

  it('always crosses out one option of a single checkbox', () => {
    const text = 'for {false|myself} / {true|another}';
    expect(written(text, undefined, true)).toBe('for myself / ~another~');
    expect(written(text, true, true)).toBe('for ~myself~ / another');
  });

  it.each(['{', '{x}', '{|a}', '{x|', '{{0}}', '{x|a{b'])(
    'keeps %j, which is no marker',
    (text) => {
      expect(written(text, 'y')).toBe(text);
    },
  );

  it('reads options of any name, also numbers', () => {
    expect(written('{12|a year}{6|half a year}', 12)).toBe('a year~half a year~');
    expect(markedOptions(TEXT)).toEqual(['chairman', 'secretary', 'none']);
  });
});
