import type { Json } from '../../../engine/definition/JsonSchema.ts';
import { listIn, objectIn, valuesIn } from './fields.ts';
import { type Operator, type ParsedForm, type Path, type Spot, spot } from './Operator.ts';

const NEEDED = /\.(?:label|title|record)$|\.options\.|^\$fee\./;

/** Mistakes in the texts of a form. */
export const textOperators: readonly Operator[] = [
  {
    name: 'message key unknown',
    codes: ['unknown-message'],
    spots: (form) =>
      valuesIn(form.files['schema.json'])
        .filter(([at]) => isMessage(at))
        .map(([at]) => spot('schema.json', at, 'validation_nobodySaysThis')),
  },
  {
    name: 'label missing in a language',
    codes: ['missing-text'],
    spots: (form) =>
      localesOf(form).flatMap(([file, keys]) =>
        keys
          // With one language, only required texts are checked.
          .filter((key) => localesOf(form).length > 1 || NEEDED.test(key))
          .filter((key) => !key.includes('.options.'))
          .map((key) => spot(file, [key])),
      ),
  },
  {
    name: 'label surplus',
    codes: ['unused-text', 'unknown-key', 'missing-text'],
    spots: (form) =>
      localesOf(form).flatMap(([file, keys]) =>
        keys
          .filter((key) => key !== '$form.title')
          .map((key) => spot(file, [surplus(key)], 'Example')),
      ),
  },
  {
    name: 'placeholders differ between languages',
    codes: ['placeholders-differ'],
    spots: (form) =>
      localesOf(form).length < 2
        ? []
        : localesOf(form).flatMap(([file, keys]) =>
            keys.flatMap((key) => misplaced(file, key, String(form.files[file]?.[key]))),
          ),
  },
  { name: 'option without text', codes: ['missing-text'], spots: wordless },
];

function isMessage(at: Path): boolean {
  const [above, key] = at.slice(-2);
  if (above === 'properties') return false;
  return key === 'key' || key === 'requiredKey' || above === 'errorMessage';
}

/** Returns the locale files, each with its keys. */
function localesOf({ files }: ParsedForm): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(files)
    .filter(([file]) => file.startsWith('locales/'))
    .map(([file, texts]) => [file, Object.keys(texts).filter((key) => key !== '$schema')] as const);
}

/** Returns a similar key that no field, option or step has. */
function surplus(key: string): string {
  const parts = key.split('.');
  const which = parts.length > 1 ? parts.length - 2 : 0;
  return parts.map((part, index) => (index === which ? `${part}x` : part)).join('.');
}

function misplaced(file: string, key: string, text: string): readonly Spot[] {
  const more = spot(file, [key], `${text} {0}`, 'one more placeholder');
  if (!/\{\w+\}/.test(text)) return [more];
  return [more, spot(file, [key], text.replace(/ ?\{\w+\} ?/, ''), 'one placeholder less')];
}

/** Removes the text of an option in every language or in one, or adds an option without a text. */
function wordless(form: ParsedForm): readonly Spot[] {
  const locales = localesOf(form);
  const keys = locales[0]?.[1].filter((key) => key.includes('.options.')) ?? [];
  const without = keys.flatMap((key) => [
    { where: `${key} in no language`, change: locales.map(([file]) => ({ file, at: [key] })) },
    ...(locales.length > 1 ? locales.map(([file]) => spot(file, [key])) : []),
  ]);
  const added = valuesIn(form.files['schema.json'])
    .filter(([at, value]) => Array.isArray(value) && isOptions(form, at))
    .map(([at, value]) =>
      spot('schema.json', at, [...listIn(value), 'another'] as Json, 'another option'),
    );
  return [...without, ...added];
}

function isOptions(form: ParsedForm, at: Path): boolean {
  if (at.at(-1) !== 'enum') return false;
  const holder = valuesIn(form.files['schema.json']).find(
    ([place]) => place.join() === at.slice(0, -1).join(),
  );
  return objectIn(holder?.[1]).type === 'string';
}
