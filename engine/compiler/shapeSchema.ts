import type { JsonObject, JsonSchema } from '../definition/JsonSchema.ts';
import { mostRows } from '../definition/mostRows.ts';
import type { LeafNode, OptionValue, PlanNode } from '../definition/PlanNode.ts';
import { rowNode } from '../definition/rowNode.ts';

/** Longest text at all; a field's own limit is a rule with a message. */
const LONGEST_TEXT = 20_000;
const LONGEST_NAME = 300;

/**
 * The structural gate of a form: types, known fields, sizes that no honest browser exceeds. It says
 * nothing about rules, so that a wrong answer is a field error and only foreign data are refused.
 */
export function shapeSchema(node: PlanNode): JsonSchema {
  if (node.kind === 'list') {
    return { type: 'array', maxItems: mostRows(node), items: shapeSchema(rowNode(node)) };
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
      // What was typed and is no number yet is a field error, as with any text.
      return { type: ['number', 'string'], maxLength: LONGEST_TEXT };
    case 'choice':
      // What rows offer is known with the answers only; one that none offers counts as absent.
      if (node.optionsFrom) return { type: 'string', maxLength: LONGEST_TEXT };
      return { enum: optionValues(node) };
    case 'choices': {
      const items: JsonObject = { enum: optionValues(node) };
      const maxItems = Math.max(optionValues(node).length, 1);
      // An option twice would count twice, and be charged twice.
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
