import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#engine';
import type { BenchField, BenchModel } from './BenchModel.ts';
import { SIZED, type SizedCase } from './sizes.ts';

/** Prefix for the root fields of the second step, whose names must differ from the first step's. */
const SECOND = 'then';

/**
 * Writes each sized case as a form in the project's dialect: `<folder>/<CODE>/…`, with the steps
 * `first` and `second`.
 */
export async function writeHouseForms(folder: string): Promise<void> {
  for (const [code, sized] of Object.entries(SIZED)) {
    const target = join(folder, code);
    await mkdir(join(target, 'locales'), { recursive: true });
    const write = (name: string, content: unknown) =>
      writeFile(join(target, name), JSON.stringify(content, undefined, 1));
    await write('manifest.json', manifestOf(code, sized));
    await write('schema.json', schemaOf(sized));
    await write('ui.json', uiOf(sized));
    for (const language of LANGUAGES) await write(`locales/${language}.json`, textsOf(sized));
  }
}

interface RootField {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly BenchField[];
  readonly isList: boolean;
}

function rootFields(model: BenchModel, prefix = ''): readonly RootField[] {
  const { sections, list } = model;
  return [
    ...sections.map((each) => ({ ...each, key: `${prefix}${each.key}`, isList: false })),
    ...(list ? [{ ...list, isList: true }] : []),
  ];
}

const everyField = ({ first, second }: SizedCase) => [
  ...rootFields(first),
  ...rootFields(second, SECOND),
];

function manifestOf(code: string, { first, second }: SizedCase) {
  const pointers = (fields: readonly RootField[]) => fields.map(({ key }) => `/${key}`);
  return {
    code,
    version: 1,
    screenId: code,
    reference: code,
    sourceTypes: ['lrw'],
    steps: [
      { id: 'first', fields: pointers(rootFields(first)) },
      { id: 'second', fields: pointers(rootFields(second, SECOND)) },
    ],
    submissionType: 'NO_ESUBM',
  };
}

function schemaOf(sized: SizedCase) {
  const properties = everyField(sized).map(({ key, fields, isList }) => [
    key,
    isList ? { type: 'array', maxItems: 60, items: objectOf(fields) } : objectOf(fields),
  ]);
  // Every section is required: an optional empty section does not require its fields.
  return {
    type: 'object',
    required: properties.map(([key]) => key),
    properties: Object.fromEntries(properties),
  };
}

function objectOf(fields: readonly BenchField[]) {
  return {
    type: 'object',
    required: fields.filter(({ required }) => required).map(({ key }) => key),
    properties: Object.fromEntries(fields.map((field) => [field.key, propertyOf(field)])),
  };
}

function propertyOf({ kind, options, maxLength, pattern, when }: BenchField) {
  const visibleWhen = when && { [when.key]: { enum: when.values } };
  if (kind === 'check') return { type: 'boolean', ...(visibleWhen && { visibleWhen }) };
  return {
    type: 'string',
    ...(options && { enum: options.map(({ value }) => value) }),
    ...(maxLength !== undefined && { maxChars: maxLength }),
    ...(pattern !== undefined && { rules: [{ schema: { pattern }, key: 'validation_invalid' }] }),
    ...(visibleWhen && { visibleWhen }),
  };
}

function uiOf(sized: SizedCase) {
  const entries = everyField(sized).map(({ key, fields, isList }) => {
    const radios = fields
      .filter(({ kind }) => kind === 'radio')
      .map((field) => [field.key, { 'ui:widget': 'radio' }]);
    const inside = Object.fromEntries(radios);
    if (!isList) return [key, inside];
    const summary = sized.first.list?.summary ?? [];
    return [key, { 'ui:options': { summary, allOpen: sized.allOpen === true }, items: inside }];
  });
  return Object.fromEntries(entries);
}

function textsOf(sized: SizedCase) {
  const texts: Record<string, string> = {
    '$form.title': 'A form of a size',
    '$steps.first.title': 'First',
    '$steps.second.title': 'Second',
  };
  for (const { key, title, fields, isList } of everyField(sized)) {
    texts[`${key}.label`] = title;
    if (isList) texts[`${key}.record`] = 'Record {n}';
    for (const field of fields) {
      const at = `${key}.${field.key}`;
      texts[`${at}.label`] = field.label;
      for (const { value, label } of field.options ?? []) texts[`${at}.options.${value}`] = label;
    }
  }
  return texts;
}
