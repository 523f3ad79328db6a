import type { JsonObject } from '../../../engine/definition/JsonSchema.ts';
import { fieldsOf, isList, listIn, objectIn, uiPath, valuesIn } from './fields.ts';
import { type Operator, type ParsedForm, type Path, type Spot, spot } from './Operator.ts';

const FILE = 'ui.json';

/** Mistakes in the layout: names of fields and options that the form does not have. */
export const layoutOperators: readonly Operator[] = [
  {
    name: 'layout naming an absent field',
    codes: ['unknown-field'],
    spots: (form) => [...orders(form), ...summaries(form)],
  },
  { name: 'layout naming an absent option', codes: ['unknown-option'], spots: extras },
];

/** Returns a spot per field name: the order of the form or of a list's rows misspells the name. */
function orders(form: ParsedForm): readonly Spot[] {
  const places: readonly (readonly [Path, readonly string[]])[] = [
    [[], namesIn(objectIn(form.files['schema.json']))],
    ...fieldsOf(form)
      .filter(
        ({ node, ...field }) =>
          isList({ node, ...field }) && namesIn(objectIn(node.items)).length > 0,
      )
      .map((field) => [[...uiPath(field), 'items'], namesIn(objectIn(field.node.items))] as const),
  ];
  return places.flatMap(([at, names]) =>
    names.map((name) =>
      withOptions(form, at, { 'ui:order': [`${name}x`, '*'] }, `ui:order ${name}x`),
    ),
  );
}

function summaries(form: ParsedForm): readonly Spot[] {
  return valuesIn(form.files[FILE])
    .filter(([at, value]) => at.at(-1) === 'summary' && Array.isArray(value))
    .flatMap(([at, value]) =>
      listIn(value).map((name, index) => spot(FILE, [...at, index], `${String(name)}x`)),
    );
}

function extras(form: ParsedForm): readonly Spot[] {
  const there = valuesIn(form.files[FILE])
    .filter(([at]) => at.at(-1) === 'extraFieldOf')
    .map(([at, value]) => spot(FILE, at, `${String(value)}x`));
  const others = fieldsOf(form)
    .filter(({ at, node }) => at.length === 2 && node.type === 'string')
    .map((field) => {
      const at = uiPath(field);
      const before = objectIn(objectIn(entryAt(form, at))['ui:options']);
      const options = { 'ui:options': { ...before, extraFieldOf: 'nobody' } };
      return withOptions(form, at, options, 'extraFieldOf nobody');
    });
  return [...there, ...others];
}

function namesIn({ properties }: JsonObject): readonly string[] {
  return Object.keys(objectIn(properties));
}

function entryAt({ files }: ParsedForm, at: Path): JsonObject {
  return at.reduce<JsonObject>((value, key) => objectIn(value[key]), objectIn(files[FILE]));
}

/** Adds keys to the layout entry of a field. Creates missing entries. */
function withOptions(form: ParsedForm, at: Path, more: JsonObject, how: string): Spot {
  const entry = { ...entryAt(form, at), ...more };
  const [first, ...rest] = at;
  if (first === undefined) {
    const [[key, value] = ['', null]] = Object.entries(more);
    return spot(FILE, [key], value, how);
  }
  const put = rest.reduceRight<JsonObject>(
    (inner, key, index) => ({ ...entryAt(form, at.slice(0, index + 1)), [key]: inner }),
    entry,
  );
  return { ...spot(FILE, [first], put), where: `${FILE}#/${at.join('/')}: ${how}` };
}
