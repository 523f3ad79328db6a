import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { makeFiles, makeForm } from '../../support/makeForm.ts';
import { compile } from '../../support/readForms.ts';

/** More values than a small form has: 300,000 characters of JSON. */
const MANY = Array.from({ length: 30_000 }, (_, index) => `name${index}`);
const TEXT = { type: 'string', maxChars: 20 };
const field = (schema: JsonObject) => ({ ...TEXT, rules: [{ schema, key: 'wrong' }] });
const JSON_PART = { json: { type: 'object', properties: { a: { enum: MANY } } } };

describe('validatorSources: a large form', () => {
  it('gives the same verdicts, with and without references', async () => {
    const part = { anyOf: [{ enum: MANY }, { const: 'other', minLength: 2 }] };
    const { errors } = await makeForm({ it: field(part), any: JSON_PART });
    expect(errors({ it: 'name7', any: { a: 'name8' } })).toEqual([]);
    expect(errors({ it: 'other' })).toEqual([]);
    expect(errors({ it: 'name' })).toEqual(['/it wrong']);
    expect(errors({ any: { a: 'x' } })).toEqual([
      '/any validation_invalidPart a /a validation_noOption',
    ]);
  });

  it('writes a part of several tests once, also one with a pattern of limited steps', async () => {
    const part = { anyOf: [{ enum: MANY }, { pattern: '^(a+)+$' }] };
    const fields = {
      one: field(part),
      two: field({ anyOf: [part, { const: 'two' }] }),
      three: field({ not: part }),
    };
    const { errors } = await makeForm(fields);
    expect(errors({ one: 'name7', two: 'aaa', three: 'name' })).toEqual([]);
    expect(errors({ one: 'two', two: 'two', three: 'aaa' })).toEqual([
      '/one wrong',
      '/three wrong',
    ]);
    const source = compile(makeFiles(fields)).validatorSource ?? '';
    expect(source.split('"name777"')).toHaveLength(2);
  });

  it('creates errors only for answers of any shape, whose message names the part', () => {
    const source = (properties: JsonObject) => compile(makeFiles(properties)).validatorSource ?? '';
    expect(source({ it: field({ enum: MANY }) })).not.toContain('allowedValues');
    expect(source({ it: field({ enum: ['a'] }) })).toContain('allowedValues');
    expect(source({ any: JSON_PART })).toContain('allowedValues');
  });
});
