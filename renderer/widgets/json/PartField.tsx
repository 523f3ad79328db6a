import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { type FieldProps, getUiOptions, hasWidget, type UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { itemTitle } from './jsonWords.ts';
import { jsonWordsOf } from './PartTemplate.tsx';

/**
 * Renders one part of an answer of any shape with RJSF's own field. Ignores a widget that does not
 * exist for the type of the part, because RJSF would throw and the page would crash.
 */
export function PartField(field: FieldProps) {
  const { schema, uiSchema, formData, registry } = field;
  const known = useMemo(() => {
    const { widget } = getUiOptions(uiSchema);
    if (typeof widget !== 'string') return uiSchema;
    const resolved = registry.schemaUtils.retrieveSchema(schema, formData);
    return hasWidget(resolved, widget, registry.widgets) ? uiSchema : withoutWidget(uiSchema);
  }, [schema, uiSchema, formData, registry]);
  const index = field.fieldPathId.path.at(-1);
  const title =
    typeof index === 'number' ? itemTitle(jsonWordsOf(registry), field.title, index) : field.title;
  return (
    <SchemaField
      {...field}
      {...(known ? { uiSchema: known } : {})}
      {...(title === undefined ? {} : { title })}
    />
  );
}

/** Returns a UI schema without the widget, which is next to `ui:options` or inside `ui:options`. */
function withoutWidget({
  'ui:widget': _beside,
  'ui:options': { widget: _inside, ...options } = {},
  ...others
}: UiSchema = {}): UiSchema {
  return { ...others, 'ui:options': options };
}
