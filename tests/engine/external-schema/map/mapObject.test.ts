import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { JsonObject } from '#engine';
import { TEXT } from '../../support/externalForm.ts';
import { formInUse } from '../../support/makeForm.ts';
import { loadForm } from '../../support/readForms.ts';

const opened = async (schema: JsonObject) => {
  const files = importJsonSchema({ code: 'LR998', schema });
  return { notes: files.notes ?? [], ...formInUse(await loadForm(files)) };
};

describe('mapObject: an answer of free names', () => {
  it('accepts other values if the schema names no type', async () => {
    const { errors } = await opened({
      properties: { any: { patternProperties: { '^a': { type: 'integer' } } } },
    });
    expect(errors({ any: { a: 1 } })).toEqual([]);
    expect(errors({ any: 'text' })).toEqual([]);
    expect(errors({ any: { a: 'x' } })).toHaveLength(1);
  });
});

describe('mapObject: an object without properties', () => {
  it('holds whatever the applicant gives, also as a required answer', async () => {
    const { notes, errors } = await opened({
      required: ['env'],
      properties: { name: TEXT, env: { type: 'object' } },
    });
    expect(notes.map(({ code }) => code)).not.toContain('left-out');
    expect(errors({ env: { PATH: '/bin' } })).toEqual([]);
    expect(errors({})).toEqual(['/env validation_required']);
  });

  it('applies its limits', async () => {
    const { errors } = await opened({
      properties: { env: { type: 'object', minProperties: 2 } },
    });
    expect(errors({ env: { a: 1, b: 2 } })).toEqual([]);
    expect(errors({ env: { a: 1 } })).toHaveLength(1);
  });

  it('is left out if it allows no name', async () => {
    const { notes } = await opened({
      properties: { name: TEXT, empty: { type: 'object', additionalProperties: false } },
    });
    expect(notes.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'left-out',
      '/properties/empty',
    ]);
  });
});
