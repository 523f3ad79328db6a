import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { BenchField, BenchModel } from '../BenchModel.ts';

/** The model as JSON Schema with `if`/`then`, the way RJSF's own documentation says it. */
export function stockSchema(model: BenchModel): RJSFSchema {
  const sections = model.sections.map(({ key, title, fields }) => [key, objectOf(title, fields)]);
  const list = model.list && {
    [model.list.key]: {
      type: 'array',
      title: model.list.title,
      items: objectOf('Order', model.list.fields),
    },
  };
  return {
    type: 'object',
    properties: { ...Object.fromEntries(sections), ...list },
  } as RJSFSchema;
}

/** Widgets that RJSF does not choose by itself. */
export function stockUi(model: BenchModel): UiSchema {
  const sections = model.sections.map(({ key, fields }) => [key, uiOf(fields)]);
  const list = model.list && { [model.list.key]: { items: uiOf(model.list.fields) } };
  return { ...Object.fromEntries(sections), ...list };
}

function objectOf(title: string, fields: readonly BenchField[]): RJSFSchema {
  const plain = fields.filter(({ when }) => !when);
  return {
    type: 'object',
    title,
    properties: Object.fromEntries(plain.map((field) => [field.key, propertyOf(field)])),
    required: plain.filter(({ required }) => required).map(({ key }) => key),
    allOf: fields.flatMap((field) => conditionOf(field)),
  };
}

function conditionOf(field: BenchField): RJSFSchema[] {
  const { when, key, required } = field;
  if (!when) return [];
  return [
    {
      then: { properties: { [key]: propertyOf(field) }, ...(required && { required: [key] }) },
      if: { properties: { [when.key]: { enum: [...when.values] } }, required: [when.key] },
    } as RJSFSchema,
  ];
}

function propertyOf({ kind, label, options, maxLength, pattern }: BenchField): RJSFSchema {
  if (kind === 'check') return { type: 'boolean', title: label };
  return {
    type: 'string',
    title: label,
    ...(options && { oneOf: options.map(({ value, label: title }) => ({ const: value, title })) }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
  };
}

function uiOf(fields: readonly BenchField[]): UiSchema {
  const radios = fields.filter(({ kind }) => kind === 'radio');
  return {
    'ui:order': [...fields.map(({ key }) => key), '*'],
    ...Object.fromEntries(radios.map(({ key }) => [key, { 'ui:widget': 'radio' }])),
  };
}
