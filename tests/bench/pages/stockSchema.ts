import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { BenchField, BenchModel } from '../BenchModel.ts';

/**
 * Returns the model as JSON Schema with `if`/`then`, as RJSF's own documentation writes it.
 *
 * @param isFlat whether `properties` also contains the conditional fields, for engines with
 *   visibility rules in their layout. Then `if`/`then` only makes fields required
 */
export function stockSchema(model: BenchModel, isFlat = false): RJSFSchema {
  const sections = model.sections.map(({ key, title, fields }) => [
    key,
    objectOf(title, fields, isFlat),
  ]);
  const list = model.list && {
    [model.list.key]: {
      type: 'array',
      title: model.list.title,
      items: objectOf('Order', model.list.fields, isFlat),
    },
  };
  return {
    type: 'object',
    properties: { ...Object.fromEntries(sections), ...list },
  } as RJSFSchema;
}

/** Returns the order of the fields, and the widgets that RJSF does not choose by default. */
export function stockUi(model: BenchModel): UiSchema {
  const sections = model.sections.map(({ key, fields }) => [key, uiOf(fields)]);
  const list = model.list && { [model.list.key]: { items: uiOf(model.list.fields) } };
  return { ...Object.fromEntries(sections), ...list };
}

function objectOf(title: string, fields: readonly BenchField[], isFlat: boolean): RJSFSchema {
  const plain = fields.filter(({ when }) => !when);
  const conditions = fields.flatMap((field) => conditionOf(field, isFlat));
  return {
    type: 'object',
    title,
    properties: Object.fromEntries(
      (isFlat ? fields : plain).map((field) => [field.key, propertyOf(field)]),
    ),
    required: plain.filter(({ required }) => required).map(({ key }) => key),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

function conditionOf(field: BenchField, isFlat: boolean): RJSFSchema[] {
  const { when, key, required } = field;
  if (!when || (isFlat && !required)) return [];
  return [
    {
      then: {
        ...(!isFlat && { properties: { [key]: propertyOf(field) } }),
        ...(required && { required: [key] }),
      },
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
