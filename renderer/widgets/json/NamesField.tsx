import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps, Registry, RJSFSchema } from '@rjsf/utils';
import { useCallback } from 'react';

/**
 * Renders RJSF's object field. RJSF sets a numeric property that the applicant adds to 0, which the
 * applicant did not enter. This field sets the property to an empty text instead.
 */
export function NamesField(field: FieldProps) {
  const { schema, formData, registry, onChange } = field;
  const change = useCallback<FieldProps['onChange']>(
    (value, ...where) => {
      const added = addedName(formData, value);
      const isGiven =
        added === undefined || value[added] !== 0 || hasInitialValue(schema, registry);
      onChange(isGiven ? value : { ...value, [added]: '' }, ...where);
    },
    [schema, formData, registry, onChange],
  );
  return <ObjectField {...field} onChange={change} />;
}

/** Returns the name of the property that was added to an object, if exactly one was added. */
function addedName(before: unknown, after: unknown): string | undefined {
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return undefined;
  const known = Object.keys(Object(before ?? {}));
  const [added, ...others] = Object.keys(after).filter((name) => !known.includes(name));
  const isMore = Object.keys(after).length === known.length + 1 && others.length === 0;
  return isMore ? added : undefined;
}

/** Checks whether the schema defines the initial value of an added property. */
function hasInitialValue({ additionalProperties }: RJSFSchema, { schemaUtils }: Registry): boolean {
  if (typeof additionalProperties !== 'object') return false;
  const { default: initial, const: only } = schemaUtils.retrieveSchema(additionalProperties);
  return initial !== undefined || only !== undefined;
}
