import { describe, expect, it } from 'vitest';
import { formDataSchema } from '../../../scripts/types/formDataSchema.ts';
import { choice, group, leaf, list, type NodeMaker, planOf } from '../../support/planNodes.ts';

const shown = [{ path: ['a'], test: 0 }] as never;
const schemaOf = (fields: Readonly<Record<string, NodeMaker>>, texts = {}) =>
  formDataSchema(planOf(fields), texts);
const typeOf = (field: NodeMaker) => schemaOf({ field }).properties?.field;

describe('formDataSchema', () => {
  it('names the type after the form, and uses labels as descriptions', () => {
    const schema = schemaOf(
      { name: leaf('text'), rows: list({ note: leaf('text') }) },
      { 'name.label': 'Name of applicant', 'rows.note.label': 'Note' },
    );
    expect(schema).toMatchObject({
      title: 'TESTData',
      type: 'object',
      additionalProperties: false,
      properties: {
        name: { type: 'string', description: 'Name of applicant' },
        rows: { type: 'array', items: { properties: { note: { description: 'Note' } } } },
      },
    });
    expect(schema.properties?.rows).not.toHaveProperty('description');
  });

  it('requires a field only if it is required without a condition', () => {
    const required = { required: true };
    const schema = schemaOf({
      always: leaf('text', required),
      sometimes: leaf('text', { ...required, visibleWhen: shown }),
      never: leaf('text'),
    });
    expect(schema.required).toEqual(['always']);
  });

  it.each<readonly [string, NodeMaker, object]>([
    ['a text', leaf('text'), { type: 'string' }],
    ['a date', leaf('date'), { type: 'string' }],
    ['a number', leaf('number'), { type: 'number' }],
    ['a checkbox', leaf('checkbox'), { const: true }],
    ['a JSON answer', leaf('json'), {}],
    ['a choice', choice(['x', 'y']), { enum: ['x', 'y'] }],
    ['choices', choice(['x', 'y'], {}, 'choices'), { type: 'array', items: { enum: ['x', 'y'] } }],
    [
      'options of a list',
      choice(['x'], { optionsFrom: { list: '/rows', value: 'id' } as never }),
      { type: 'string' },
    ],
    [
      'a single answer in a group',
      group({ one: leaf('number') }, { isBare: true }),
      { type: 'number' },
    ],
  ])('describes %s', (_what, field, type) => {
    expect(typeOf(field)).toEqual(type);
  });

  it('describes a file with all its properties', () => {
    expect(typeOf(leaf('file'))).toMatchObject({
      required: ['name', 'size', 'type', 'sha256', 'ref'],
      additionalProperties: false,
    });
  });
});
