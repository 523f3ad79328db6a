import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { JsonObject } from '#engine';
import { TEXT } from '../../support/externalForm.ts';
import { formInUse } from '../../support/makeForm.ts';
import { loadForm } from '../../support/readForms.ts';

const opened = async (schema: JsonObject) =>
  formInUse(await loadForm(importJsonSchema({ code: 'LR998', schema })));

const KIND = { enum: ['app', 'theme'] };
const NEW = { properties: { version: { const: '2' } }, required: ['version'] };
const THEME = { properties: { kind: { const: 'theme' } }, required: ['kind'] };

describe('fieldsOf: a field of a branch whose condition reads that field', () => {
  it('is shown by the other conditions', async () => {
    const { errors } = await opened({
      properties: { version: { enum: ['1', '2'] } },
      allOf: [
        { if: NEW, then: { required: ['kind'], properties: { kind: KIND } } },
        { if: THEME, then: { properties: { kind: KIND, author: TEXT }, required: ['author'] } },
      ],
    });
    expect(errors({ version: '1' })).toEqual([]);
    expect(errors({ version: '2' })).toEqual(['/kind validation_required']);
    expect(errors({ version: '2', kind: 'app' })).toEqual([]);
    expect(errors({ version: '2', kind: 'theme' })).toEqual(['/author validation_required']);
  });

  it('is always shown if no other condition exists', async () => {
    const { errors } = await opened({
      properties: { name: TEXT },
      if: THEME,
      then: { properties: { kind: KIND, author: TEXT }, required: ['author'] },
    });
    expect(errors({ name: 'a' })).toEqual([]);
    expect(errors({ name: 'a', kind: 'theme' })).toEqual(['/author validation_required']);
  });

  it('is not hidden by its own answer', async () => {
    const { errors } = await opened({
      properties: { name: TEXT, kind: KIND },
      if: THEME,
      then: { properties: { kind: false } },
    });
    expect(errors({ kind: 'app' })).toEqual([]);
    expect(errors({ kind: 'theme' })).toHaveLength(1);
  });
});

describe('fieldsOf: a choice that branches describe', () => {
  const alternative = (name: string, sizes: readonly string[]): JsonObject => ({
    properties: { kind: { const: name }, size: { enum: [...sizes] } },
    required: ['kind', 'size'],
  });

  it('gives a condition only to the options that some branches lack', () => {
    const { schema } = importJsonSchema({
      code: 'LR998',
      schema: {
        type: 'object',
        oneOf: [alternative('shirt', ['small', 'large']), alternative('shoe', ['large', '42'])],
      },
    });
    const { size } = schema.properties as Record<string, JsonObject>;
    expect(size).toMatchObject({
      enum: ['small', 'large', '42'],
      optionsWhen: { small: { kind: { enum: ['shirt'] } }, 42: { kind: { enum: ['shoe'] } } },
    });
    expect(size?.optionsWhen).not.toHaveProperty('large');
  });
});
