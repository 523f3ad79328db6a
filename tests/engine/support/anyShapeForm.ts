import { type FormInUse, makeForm } from './makeForm.ts';

/** The schema of a person, with children of the same schema. */
export const TREE = {
  $defs: {
    person: {
      type: 'object',
      title: 'Person',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', title: 'Name', maxLength: 10 },
        born: { type: 'string', format: 'date' },
        children: { type: 'array', maxItems: 3, items: { $ref: '#/$defs/person' } },
      },
    },
  },
  $ref: '#/$defs/person',
};

/**
 * Returns a form with answers of any shape: a tree of persons, a map, a tuple, and a value of two
 * types.
 */
export function anyShapeForm(): Promise<FormInUse> {
  return makeForm({
    tree: { json: TREE },
    prices: { json: { type: 'object', additionalProperties: { type: 'number', minimum: 0 } } },
    span: {
      json: {
        type: 'array',
        prefixItems: [{ type: 'integer', title: 'From' }, { type: 'integer' }],
      },
    },
    either: { json: { type: ['string', 'boolean'] } },
  });
}
