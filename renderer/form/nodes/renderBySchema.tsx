import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { ErrorSchema, Field, Registry, UiSchema } from '@rjsf/utils';
import { getUiOptions, getWidget } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import type { NodeProps } from '../../form-context/NodeProps.ts';
import { fieldPathOf } from '../../form-context/registry.ts';

/**
 * Renders one node with RJSF's SchemaField. The fields are imported from their own files, because
 * the package's index also loads a Markdown library and default templates. Pass the same `schema`,
 * `uiSchema`, `onChange` and `onBlur` on every render. SchemaField compares its props shallowly,
 * and then renders again only for a new value, error or requirement.
 */
export function renderBySchema(props: NodeProps): ReactElement {
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

/**
 * Returns a UI schema that renders an answer of any shape as one field, even if its schema has
 * alternatives.
 */
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

/**
 * Renders a leaf whose JSON type RJSF treats as a container. Passes the whole value to its widget.
 */
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
  // A leaf whose value is a list or an object (ticked options, a file) is one answer in the plan.
  ArrayField: WholeField,
  ObjectField: WholeField,
  WholeField,
};
