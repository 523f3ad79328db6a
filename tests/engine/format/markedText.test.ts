import { describe, expect, it } from 'vitest';
import { markedOptions, markedText } from '#engine';

const TEXT = 'I am the {chairman|chairman} / {secretary|secretary}{!none| of it}.';

/** Returns the text with struck parts between tildes. */
const written = (text: string, value: unknown, isBox = false) =>
  markedText(text, value, isBox)
    .map((part) => (part.isStruck ? `~${part.text}~` : part.text))
    .join('');

describe('markedText()', () => {
  it.each<readonly [unknown, string, string]>([
    [undefined, 'I am the chairman / secretary of it.', 'nothing chosen, nothing crossed out'],
    ['', 'I am the chairman / secretary of it.', 'empty is not chosen'],
    [[], 'I am the chairman / secretary of it.', 'no box ticked'],
    ['secretary', 'I am the ~chairman~ / secretary of it.', 'a choice'],
    [['chairman', 'secretary'], 'I am the chairman / secretary of it.', 'two boxes'],
    [['none'], 'I am the ~chairman~ / ~secretary~~ of it~.', 'crossed out when it is chosen'],
  ])('of %j gives %j (%s)', (value, expected) => {
    expect(written(TEXT, value)).toBe(expected);
  });

  it('of a single box always says which', () => {
    const text = 'for {false|myself} / {true|another}';
    expect(written(text, undefined, true)).toBe('for myself / ~another~');
    expect(written(text, true, true)).toBe('for ~myself~ / another');
  });

  it.each(['{', '{x}', '{|a}', '{x|', '{{0}}', '{x|a{b'])('keeps %j, which is no mark', (text) => {
    expect(written(text, 'y')).toBe(text);
  });

  it('reads options of any name, numbers among them', () => {
    expect(written('{12|a year}{6|half a year}', 12)).toBe('a year~half a year~');
    expect(markedOptions(TEXT)).toEqual(['chairman', 'secretary', 'none']);
  });
});
