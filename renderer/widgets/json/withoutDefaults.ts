/**
 * Returns a schema without the defaults of its parts, at every depth. A property that is named
 * `default` stays. Equal input objects give the same output object.
 */
export function withoutDefaults<S extends object>(schema: S): S {
  const known = written.get(schema);
  if (known) return known as S;
  const plain = stripped(schema, false) as S;
  written.set(schema, plain);
  return plain;
}

const written = new WeakMap<object, object>();

function stripped(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => stripped(each, false));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isMap || name !== 'default');
  return Object.fromEntries(
    kept.map(([name, each]) => {
      const isValue = !isMap && VALUES.includes(name);
      return [name, isValue ? each : stripped(each, !isMap && MAPS.includes(name))];
    }),
  );
}

/** Keywords whose schemas are listed by name. */
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependencies'];
/** Keywords whose value is an answer and not a schema. */
const VALUES = ['const', 'enum', 'examples'];
