import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { ErrorSchema, Field, Registry, UiSchema } from '@rjsf/utils';
import { getUiOptions, getWidget } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import type { NodeProps } from './NodeProps.ts';
import { fieldPathOf } from './registry.ts';

/**
 * One node through RJSF's SchemaField: its fields by their file, since the package's door would bring
 * a Markdown library and default templates along. Keep `schema`, `uiSchema`, `onChange` and `onBlur`
 * the same objects: SchemaField compares its props shallowly and renders only for a new value, error
 * or requirement.
 */
export function drawBySchema(props: NodeProps): ReactElement {
  return <SchemaNode {...props} />;
}

function SchemaNode(props: NodeProps) {
  const { pointer, error, registry } = props;
  const path = useMemo(() => fieldPathOf(pointer), [pointer]);
  const errors = useMemo(() => (error === undefined ? undefined : errorsOf(error)), [error]);
  const full = useMemo(() => withSchemaFields(registry), [registry]);
  const uiSchema = useMemo(() => wholeUi(props.uiSchema), [props.uiSchema]);
  return (
    <SchemaField
      name={props.name}
      schema={props.schema}
      uiSchema={uiSchema}
      fieldPathId={path}
      formData={props.value}
      {...(errors ? { errorSchema: errors } : {})}
      required={props.required}
      readonly={props.readOnly}
      registry={full}
      onChange={props.onChange}
      onBlur={props.onBlur}
      onFocus={ignore}
    />
  );
}

/** An answer of any shape is one answer here, whatever its schema says of alternatives. */
function wholeUi(uiSchema: UiSchema): UiSchema {
  if (uiSchema['ui:widget'] !== 'json') return uiSchema;
  return { ...uiSchema, 'ui:field': 'WholeField', 'ui:fieldReplacesAnyOrOneOf': true };
}

function withSchemaFields(registry: Registry): Registry {
  return { ...registry, fields: { ...SCHEMA_FIELDS, ...registry.fields } };
}

function errorsOf(error: string): ErrorSchema {
  const errors: ErrorSchema = {};
  errors.__errors = [error];
  return errors;
}

const ignore = () => undefined;

/** A leaf whose JSON type RJSF takes for a container: hands the whole value to its widget. */
const WholeField: Field = ({ registry, schema, uiSchema, fieldPathId, ...props }) => {
  const { widget, placeholder = '', title, ...options } = getUiOptions(uiSchema);
  const Widget = getWidget(schema, widget ?? '', registry.widgets);
  return (
    <Widget
      id={fieldPathId.$id}
      name={props.name}
      schema={schema}
      {...(uiSchema ? { uiSchema } : {})}
      registry={registry}
      label={title ?? props.name}
      placeholder={placeholder}
      options={options}
      value={props.formData}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      readonly={props.readonly ?? false}
      rawErrors={props.rawErrors ?? []}
      onChange={(value) => props.onChange(value, fieldPathId.path)}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
    />
  );
};

const SCHEMA_FIELDS: Registry['fields'] = {
  SchemaField,
  StringField,
  BooleanField,
  NumberField,
  // A leaf whose value is a list or an object (ticked options, a file) is one answer to us.
  ArrayField: WholeField,
  ObjectField: WholeField,
  WholeField,
};
