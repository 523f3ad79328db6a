/** Any JSON value. */
type Value = unknown;

/**
 * Returns copies of the documents with one change each. A change removes a value, replaces it by a
 * value of the same type or of another document, or shortens, extends or reverses a list. The new
 * values include the options and limits of the schema, and values just beyond the limits.
 */
export function mutantsOf(documents: readonly object[], schema: object): readonly object[] {
  const named = scalarsIn(schema);
  const texts = [...new Set([...TEXTS, ...named.filter((each) => typeof each === 'string')])];
  const limits = named.filter((each) => typeof each === 'number');
  const numbers = [...new Set([...NUMBERS, ...limits.flatMap((n) => [n - 1, n, n + 1, n + 0.5])])];
  const pools = { string: texts, number: numbers, boolean: [true, false] };
  const mutants = documents.flatMap((document) =>
    placesIn(document).flatMap((place) => {
      const value = valueAt(document, place);
      const kind = typeof value;
      const others = kind in pools ? pools[kind as keyof typeof pools] : [];
      return [undefined, ...others, ...listsOf(value)]
        .filter((other) => other !== value)
        .map((other) => replaced(document, place, other));
    }),
  );
  return [...mutants, ...crossed(documents)];
}

const TEXTS = [
  'x',
  'Zz9',
  'a'.repeat(70),
  'a'.repeat(600),
  '2024-02-29',
  '2023-02-29',
  '2026-13-01',
  '2026-11-20T25:00:00Z',
  'someone@example.hk',
  'nobody@',
  'https://example.org/?q=1#top',
  '12345678',
  '香港',
];
const NUMBERS = [0, -1, 1.5, 0.015, 7, 1_000_001];

type Place = readonly (string | number)[];

function placesIn(value: Value, above: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (key === 'choice') return [];
    const place = [...above, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesIn(each, place)];
  });
}

function valueAt(document: Value, place: Place): Value {
  return place.reduce<Value>((value, key) => Reflect.get(Object(value), key), document);
}

/** Returns a copy with another value at a place; `undefined` removes the value. */
function replaced(document: object, place: Place, value: Value): object {
  const copy = structuredClone(document);
  const holder = Object(valueAt(copy, place.slice(0, -1)));
  const key = place.at(-1) ?? '';
  if (value !== undefined) Reflect.set(holder, key, structuredClone(value));
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return copy;
}

function listsOf(value: Value): readonly Value[] {
  if (!Array.isArray(value) || value.length === 0) return [];
  const twelve = Array.from({ length: 12 }, (_, index) => value[index % value.length]);
  return [[value[0]], [...value, value[0]], twelve, [...value].reverse()];
}

/** Returns each document with a value from the top two levels of another document. */
function crossed(documents: readonly object[]): readonly object[] {
  return documents.flatMap((one) =>
    documents.flatMap((other) =>
      placesIn(other)
        .filter((place) => place.length < 3 && isHeld(one, place))
        .map((place) => replaced(one, place, valueAt(other, place))),
    ),
  );
}

function isHeld(document: object, place: Place): boolean {
  const holder = valueAt(document, place.slice(0, -1));
  return typeof holder === 'object' && holder !== null;
}

function scalarsIn(value: Value): readonly Value[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(scalarsIn);
}
