import { describe, expect, it } from 'vitest';
import { namedPlace, writtenPlace } from '../../../playground/editor/writtenPlace.ts';

/** Splits a text at `|`, which marks the cursor. */
function at(marked: string): [text: string, offset: number] {
  return [marked.replace('|', ''), marked.indexOf('|')];
}

describe('writtenPlace', () => {
  it.each([
    ['a key that is opened', '{"properties": {"name": {"ty|', ['properties', 'name'], true, '"ty'],
    ['a key with a value', '{"ty|pe": "string"}', [], true, '"type"'],
    ['a key without quotation marks', '{"a": {ty|}}', ['a'], true, 'ty'],
    ['a value', '{"a": {"type": "str|"}}', ['a', 'type'], false, '"str"'],
    ['a value in a list', '{"a": ["x", "y|"]}', ['a', 1], false, '"y"'],
  ])('finds %s', (_, marked, path, isKey, word) => {
    const [text, offset] = at(marked);
    const place = writtenPlace(text, offset);
    expect({ ...place, word: text.slice(place.from, place.to) }).toMatchObject({
      path,
      isKey,
      word,
    });
  });

  it('notices a colon after a key', () => {
    expect(writtenPlace(...at('{"ty|pe": 1}')).hasValue).toBe(true);
    expect(writtenPlace(...at('{"ty|"}')).hasValue).toBe(false);
  });
});

describe('namedPlace', () => {
  it('finds the key or value under the pointer', () => {
    expect(namedPlace(...at('{"ty|pe": 1}'))).toEqual({ path: ['type'], from: 1, to: 7 });
    expect(namedPlace(...at('{|}'))).toBeUndefined();
  });
});
