import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { type FieldProps, getUiOptions, hasWidget, type UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { itemTitle } from './jsonWords.ts';
import { wordsOf } from './PartTemplate.tsx';

/**
 * One part of an answer of any shape: RJSF's own field, by the part's kind where its layout names a widget
 * that nobody has for that kind. RJSF would throw, and the page be gone.
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
    typeof index === 'number' ? itemTitle(wordsOf(registry), field.title, index) : field.title;
  return (
    <SchemaField
      {...field}
      {...(known ? { uiSchema: known } : {})}
      {...(title === undefined ? {} : { title })}
    />
  );
}

/** The name stands beside `ui:options`, or in it. */
function withoutWidget({
  'ui:widget': _beside,
  'ui:options': { widget: _inside, ...options } = {},
  ...others
}: UiSchema = {}): UiSchema {
  return { ...others, 'ui:options': options };
}
