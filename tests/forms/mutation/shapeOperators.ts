import type { Json } from '../../../engine/definition/JsonSchema.ts';
import { fieldsOf, isList, isTicks, isTyped, objectIn, uiPath, valuesIn } from './fields.ts';
import {
  type Operator,
  type ParsedForm,
  type Path,
  renaming,
  type Spot,
  spot,
} from './Operator.ts';

const SHAPED = ['manifest.json', 'schema.json', 'ui.json'];
/** The author chooses the names of the keys below these keys. */
const FREE = ['properties', 'in', 'as', 'export', 'map'];

/** Mistakes in the keys, references and widgets of a form. */
export const shapeOperators: readonly Operator[] = [
  {
    name: 'wrong key against the meta-schema',
    codes: ['unknown-key', 'wrong-key', 'missing-key', 'unknown-pointer', 'unknown-field'],
    spots: (form) =>
      SHAPED.flatMap((file) =>
        valuesIn(form.files[file])
          .filter(([at]) => isVocabulary(at))
          .map(([at, value]) => renaming(file, at, `${at.at(-1)}x`, value)),
      ),
  },
  {
    name: 'wrong type',
    codes: ['wrong-type', 'wrong-shape', 'wrong-value', 'bad-manifest', 'unknown-value'],
    spots: (form) =>
      Object.keys(form.files).flatMap((file) =>
        valuesIn(form.files[file])
          .filter(([at]) => at.length > 0 && !at.includes('formData') && !isAnyValue(at))
          .map(([at, value]) => spot(file, at, ofOtherType(value))),
      ),
  },
  {
    name: 'dangling $ref',
    codes: ['unknown-ref', 'unknown-table'],
    spots: (form) =>
      valuesIn(form.files['schema.json'])
        .concat(valuesIn(form.files['manifest.json']))
        .filter(([at]) => at.at(-1) === '$ref' || at.at(-1) === '$table')
        .flatMap(([at, value]) =>
          SHAPED.filter((file) => holds(form.files[file], at, value)).map((file) =>
            spot(file, at, String(value).replace(/([a-z]+)(\.schema\.json)?$/, '$1x$2')),
          ),
        ),
  },
  { name: 'circular $ref', codes: ['ref-cycle'], spots: circles },
  {
    name: 'unknown widget',
    codes: ['wrong-value'],
    spots: (form) =>
      fieldsOf(form).flatMap((field) =>
        inUi(form, [...uiPath(field), 'ui:widget'], 'slider').concat(
          inUi(form, [...uiPath(field), 'ui:field'], 'map'),
        ),
      ),
  },
  {
    name: 'unfit widget',
    codes: ['unfit-widget'],
    spots: (form) =>
      fieldsOf(form).flatMap((field) =>
        unfitFor(field).flatMap((widget) => inUi(form, [...uiPath(field), 'ui:widget'], widget)),
      ),
  },
];

function isVocabulary(at: Path): boolean {
  const key = at.at(-1);
  if (typeof key !== 'string' || at.includes('resume')) return false;
  return !FREE.includes(String(at.at(-2)));
}

/** Checks for a value of a map or an argument of a message, which may have any type. */
function isAnyValue(at: Path): boolean {
  const above = at.at(-2);
  return above === 'in' || above === 'args';
}

function ofOtherType(value: Json): Json {
  if (typeof value === 'string') return 7;
  if (typeof value === 'object') return 'none';
  return String(value);
}

function holds(file: Json | undefined, at: Path, value: Json): boolean {
  return valuesIn(file).some(([place, each]) => each === value && place.join() === at.join());
}

/** Makes each used block contain itself, directly or through another block. */
function circles(form: ParsedForm): readonly Spot[] {
  const used = valuesIn(form.files['schema.json']).filter(([at]) => at.at(-1) === '$ref');
  const names = used.map(([, ref]) => /([a-z-]+)\.schema\.json$/.exec(String(ref))?.[1] ?? '');
  const others = Object.keys(form.blocks);
  return [...new Set(names)].flatMap((name) => {
    const around = others.filter((other) => other !== name && form.blocks[other]?.type);
    return [circle([name]), ...around.map((other) => circle([name, other]))];
  });
}

function circle(names: readonly string[]): Spot {
  const change = names.map((name, index) => ({
    file: `schemas/defs/${name}.schema.json`,
    at: ['properties', 'circle'],
    put: { $ref: `${names[(index + 1) % names.length]}.schema.json` },
  }));
  return { where: `${names.join(' -> ')} -> ${names[0]}`, change };
}

/** Sets a value in ui.json, and creates missing parent entries. */
function inUi(form: ParsedForm, at: Path, put: Json): readonly Spot[] {
  const ui = form.files['ui.json'] ?? {};
  let depth = 0;
  let entry: Json | undefined = ui;
  while (depth < at.length - 1 && Object.hasOwn(objectIn(entry), String(at[depth]))) {
    entry = objectIn(entry)[String(at[depth])];
    depth += 1;
  }
  const inner = at.slice(depth + 1).reduceRight<Json>((value, key) => ({ [key]: value }), put);
  return [spot('ui.json', at.slice(0, depth + 1), inner, `${at.join('/')} ${String(put)}`)];
}

const CHOICE = ['radio', 'select'];
const BOXES = ['checkbox', 'checkboxes', 'file'];

/** Returns widgets that do not fit a field; none for a computed field or a shared block. */
function unfitFor(field: ReturnType<typeof fieldsOf>[number]): readonly string[] {
  const { node } = field;
  if (node.computed !== undefined || node.$ref !== undefined) return [];
  if (isList(field)) return [...CHOICE, ...BOXES, 'text', 'textarea', 'password', 'date'];
  if (isTicks(field)) return [...CHOICE, 'checkbox', 'file', 'text', 'textarea', 'date'];
  if (node.type === 'boolean') return [...CHOICE, 'checkboxes', 'file', 'text', 'date'];
  if (node.file) return [...CHOICE, 'checkbox', 'checkboxes', 'text', 'textarea', 'date'];
  if (node.type === 'object') return [...CHOICE, ...BOXES, 'text', 'textarea'];
  if (!isTyped(field)) return [...BOXES, 'text', 'textarea', 'password', 'date'];
  const others = node.hkDate ? ['textarea', 'password'] : ['date'];
  return [...CHOICE, ...BOXES, ...others];
}
