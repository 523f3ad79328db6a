import type { JSONSchema } from 'json-schema-to-typescript';
import type { LeafNode, Plan, PlanNode, Texts } from '#engine';

/**
 * Returns the shape of a form's normalised data as a plain JSON Schema. A field that is conditional
 * or not required is optional.
 *
 * @param texts the texts in one language; labels become descriptions
 */
export function formDataSchema(plan: Plan, texts: Texts): JSONSchema {
  return { ...schemaOf(plan.root, texts), title: `${plan.code}Data` };
}

function schemaOf(node: PlanNode, texts: Texts): JSONSchema {
  const label = texts[`${node.textKey}.label`];
  return { ...shapeOf(node, texts), ...(label ? { description: label } : {}) };
}

function shapeOf(node: PlanNode, texts: Texts): JSONSchema {
  if (node.kind === 'leaf') return leafShape(node);
  if (node.kind === 'list') return { type: 'array', items: schemaOf(node.item, texts) };
  const [bare] = node.children;
  if (node.isBare && bare) return schemaOf(bare, texts);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      node.children.map((child) => [child.key, schemaOf(child, texts)]),
    ),
    required: node.children.filter(isAlwaysThere).map(({ key }) => key),
  };
}

function isAlwaysThere({ required, visibleWhen }: PlanNode): boolean {
  return required && visibleWhen === undefined;
}

function leafShape({ valueType, options, optionsFrom }: LeafNode): JSONSchema {
  const one: JSONSchema =
    options && !optionsFrom ? { enum: options.map(({ value }) => value) } : { type: 'string' };
  switch (valueType) {
    case 'checkbox':
      return { const: true };
    case 'number':
      return { type: 'number' };
    case 'choice':
      return one;
    case 'choices':
      return { type: 'array', items: one };
    case 'file':
      return FILE;
    case 'json':
      return {};
    default:
      return { type: 'string' };
  }
}

const FILE: JSONSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    size: { type: 'integer' },
    type: { type: 'string' },
    sha256: { type: 'string' },
    ref: { type: 'string' },
  },
  required: ['name', 'size', 'type', 'sha256', 'ref'],
};
