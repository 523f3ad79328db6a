import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps, Registry, RJSFSchema } from '@rjsf/utils';
import { useCallback } from 'react';

/**
 * RJSF's field of an object. It gives every name that is added a value, to a number 0: an answer that
 * nobody gave. Here such a name holds an empty text until something is typed, as all others do.
 */
export function NamesField(field: FieldProps) {
  const { schema, formData, registry, onChange } = field;
  const change = useCallback<FieldProps['onChange']>(
    (value, ...where) => {
      const added = addedName(formData, value);
      const isGiven = added === undefined || value[added] !== 0 || isSaid(schema, registry);
      onChange(isGiven ? value : { ...value, [added]: '' }, ...where);
    },
    [schema, formData, registry, onChange],
  );
  return <ObjectField {...field} onChange={change} />;
}

/** The one name that an object has more than before. */
function addedName(before: unknown, after: unknown): string | undefined {
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return undefined;
  const known = Object.keys(Object(before ?? {}));
  const [added, ...others] = Object.keys(after).filter((name) => !known.includes(name));
  const isMore = Object.keys(after).length === known.length + 1 && others.length === 0;
  return isMore ? added : undefined;
}

/** Whether the schema itself says what a name holds at first. */
function isSaid({ additionalProperties }: RJSFSchema, { schemaUtils }: Registry): boolean {
  if (typeof additionalProperties !== 'object') return false;
  const { default: initial, const: only } = schemaUtils.retrieveSchema(additionalProperties);
  return initial !== undefined || only !== undefined;
}
