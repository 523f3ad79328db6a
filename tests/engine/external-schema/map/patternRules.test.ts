import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { JsonObject } from '#engine';
import { branching, formOf, TEXT } from '../../support/externalForm.ts';

const like = (text: string) => `/it validation_wrongSpellingOf ${text}`;

async function errorOf(it: JsonObject, more: JsonObject = {}) {
  const { errors } = await formOf({ it }, more);
  return errors({ it: '!' }).find((error) => error.includes('Spelling'));
}

describe('patternRules(): the message of a pattern without a text of its author', () => {
  it('has an example that the pattern and the limits of length accept', async () => {
    expect(await errorOf({ ...TEXT, pattern: '^[A-Z]\\d{4}$' })).toBe(like('A1234'));
    expect(await errorOf({ ...TEXT, pattern: '^[A-Z]+$' })).toBe(like('A'));
    const { files } = await formOf({ it: { ...TEXT, pattern: '^[A-Z]+$', minLength: 3 } });
    expect(JSON.stringify(files.schema)).toContain('"args":["ABC"]');
  });

  it('has the first example of the schema that it accepts', async () => {
    const examples = ['no-1', 'x'.repeat(61), 'speaking', 'chess'];
    expect(await errorOf({ ...TEXT, pattern: '^[a-z]+$', examples })).toBe(like('speaking'));
    const short = { ...TEXT, pattern: '^[a-z]+$', maxLength: 5, examples };
    expect(await errorOf(short)).toBe(like('chess'));
    const odd = { ...TEXT, pattern: '^[a-z]+$', examples: [1, null, 'A'] };
    expect(await errorOf(odd)).toBe(like('a'));
  });

  it('has an example that everything else in the schema accepts', async () => {
    const two = { ...TEXT, pattern: '^[A-Z]', allOf: [{ pattern: '\\d{2}$' }] };
    // No example of one pattern alone matches the other.
    expect(await errorOf(two)).toBe('/it validation_wrongSpelling');
    const notNorth = { ...TEXT, pattern: '^(?:north|south)$', not: { const: 'north' } };
    expect(await errorOf(notNorth)).toBe(like('south'));
  });

  it('has an example that a condition accepts, too', async () => {
    const more = branching(
      { properties: { kind: { const: 'x' } }, required: ['kind'] },
      { properties: { it: { pattern: '^[A-Z]{2}$' } } },
    );
    const { errors } = await formOf({ kind: TEXT, it: { ...TEXT, pattern: '^[A-Z]+$' } }, more);
    expect(errors({ kind: 'x', it: 'ABC' })).toEqual([like('AB')]);
  });

  it('is the general message where there is no readable example', async () => {
    expect(await errorOf({ ...TEXT, pattern: '^\\u0007$' })).toBe('/it validation_wrongSpelling');
  });

  it('is the text that the folder has for the general message', async () => {
    const it = { ...TEXT, pattern: '^[A-Z]$' };
    const locales = { en: { 'it.error.validation_wrongSpelling': 'One capital' } };
    const schema = { type: 'object', properties: { it } };
    const files = importJsonSchema({ code: 'LR998', schema, locales });
    expect(JSON.stringify(files.schema)).not.toContain('wrongSpellingOf');
    expect(files.notes?.filter(({ code }) => code === 'no-message')).toEqual([]);
  });
});
