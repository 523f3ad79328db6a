import type { JsonObject, JsonSchema } from '../../definition/JsonSchema.ts';
import type { LeafNode, OptionValue, PlanNode } from '../../definition/PlanNode.ts';
import { rowIntakeLimit } from '../../definition/rowIntakeLimit.ts';
import { rowNode } from '../../definition/rowNode.ts';

/** Maximum length of any text. A field's own limit is a rule with a message. */
const LONGEST_TEXT = 20_000;
const LONGEST_NAME = 300;

/**
 * Returns the schema of the structural check of a form: types, known fields, and sizes that no
 * browser of an honest user exceeds. It contains no rules. A wrong answer is therefore a field
 * error, and only data that the form could not produce is refused.
 */
export function shapeSchema(node: PlanNode): JsonSchema {
  if (node.kind === 'list') {
    return { type: 'array', maxItems: rowIntakeLimit(node), items: shapeSchema(rowNode(node)) };
  }
  if (node.kind === 'leaf') return leafShape(node);
  const properties: Record<string, JsonSchema> = {};
  for (const child of node.children) properties[child.key] = shapeSchema(child);
  return { type: 'object', properties, additionalProperties: false };
}

function leafShape(node: LeafNode): JsonSchema {
  switch (node.valueType) {
    case 'checkbox':
      return { const: true };
    case 'number':
      // A typed text that is not a number yet is a field error, as with any text.
      return { type: ['number', 'string'], maxLength: LONGEST_TEXT };
    case 'choice':
      // The options from rows are unknown without the answers. A value that no row offers counts as
      // absent.
      if (node.optionsFrom) return { type: 'string', maxLength: LONGEST_TEXT };
      return { enum: optionValues(node) };
    case 'choices': {
      const items: JsonObject = { enum: optionValues(node) };
      const maxItems = Math.max(optionValues(node).length, 1);
      // A repeated option would count, and be charged, twice.
      return { type: 'array', uniqueItems: true, maxItems, items };
    }
    case 'file':
      return FILE;
    case 'json':
      return { plainJson: true };
    default:
      return { type: 'string', maxLength: LONGEST_TEXT };
  }
}

function optionValues(node: LeafNode): readonly OptionValue[] {
  return node.options?.map(({ value }) => value) ?? [];
}

const FILE: JsonSchema = {
  type: 'object',
  required: ['name', 'size'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: LONGEST_NAME },
    size: { type: 'integer', minimum: 0 },
    type: { type: 'string', maxLength: LONGEST_NAME },
    sha256: { type: 'string', maxLength: 64 },
    ref: { type: 'string', maxLength: LONGEST_NAME },
  },
};
