import type { Json } from '../../../engine/definition/JsonSchema.ts';
import { fieldsOf, impossible, isTicks, listIn, objectIn, valuesIn } from './fields.ts';
import { type Operator, type ParsedForm, type Path, spot } from './Operator.ts';

const ASKING = ['when', 'where', 'if', 'visibleWhen', 'requiredWhen'];

/** Mistakes in conditions. */
export const conditionOperators: readonly Operator[] = [
  {
    name: 'condition that can never hold',
    codes: ['never-holds'],
    spots: (form) => [
      ...conditionsOf(form).map(([file, at, asked]) =>
        spot(file, at, { allOf: [asked, { not: asked }] }, 'and its contrary'),
      ),
      ...choicesNamed(form).map(([file, at]) => spot(file, at, 'nowhere')),
    ],
  },
  {
    name: 'condition that always holds',
    codes: ['always-holds'],
    spots: (form) =>
      conditionsOf(form).map(([file, at, asked]) =>
        spot(file, at, { anyOf: [asked, { not: asked }] }, 'or its contrary'),
      ),
  },
  {
    name: 'field required while it can never be shown',
    codes: ['never-holds'],
    spots: (form) =>
      fieldsOf(form)
        .filter(({ name, at, node }) => {
          const holder = valuesIn(form.files['schema.json']).find(
            ([place]) => place.join() === at.slice(0, -2).join(),
          )?.[1];
          const { required } = objectIn(holder);
          return node.requiredWhen !== undefined || listIn(required).includes(name);
        })
        .flatMap(({ at, pattern, node }) => {
          const never = impossible(form, [pattern]);
          const own = node.visibleWhen;
          const all = own === undefined ? [never] : [never, { allOf: [own, { not: own }] }];
          return all.map((each) => spot('schema.json', [...at, 'visibleWhen'], each));
        }),
  },
];

/** Returns every condition of a form with its file and path. */
function conditionsOf({ files }: ParsedForm): readonly [string, Path, Json][] {
  return ['manifest.json', 'schema.json'].flatMap((file) =>
    valuesIn(files[file])
      .filter(([at, value]) => typeof value === 'object' && isAsked(at))
      .map(([at, value]): [string, Path, Json] => [file, at, value]),
  );
}

function isAsked(at: Path): boolean {
  const [above, key] = at.slice(-2);
  if (above === 'properties') return false;
  return ASKING.includes(String(key)) || above === 'optionsWhen';
}

/** Returns the file and path of each option that a plain condition compares with an answer. */
function choicesNamed(form: ParsedForm): readonly [string, Path][] {
  const fields = fieldsOf(form);
  return conditionsOf(form).flatMap(([file, at, asked]) =>
    valuesIn(asked).flatMap(([inner, value]): readonly [string, Path][] => {
      if (inner.at(-1) !== 'const' || typeof value !== 'string' || inner.includes('not')) return [];
      if (inner.includes('anyOf') || inner.includes('properties')) return [];
      const pointer = String(inner[0]);
      const named = fields.filter(({ pattern }) =>
        pattern.endsWith(`/${pointer.replace('/', '')}`),
      );
      const isChoice = named.some((field) => field.node.enum !== undefined || isTicks(field));
      return isChoice ? [[file, [...at, ...inner]]] : [];
    }),
  );
}
