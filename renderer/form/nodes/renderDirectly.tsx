import type { FieldProps, FieldTemplateProps, UiSchema, WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { NodeProps } from '../../form-context/NodeProps.ts';
import { fieldPathOf } from '../../form-context/registry.ts';

/**
 * Renders one node with the props that RJSF's SchemaField would pass to its template and its widget
 * or field. The plan already contains the facts that SchemaField derives from a schema. A test
 * compares both outputs for each form (`tests/integration/renderer/form/tiers.test.tsx`).
 */
export function renderDirectly(props: NodeProps): ReactElement {
  const { pointer, name, uiSchema, registry, error } = props;
  const { FieldTemplate } = registry.templates;
  const path = fieldPathOf(pointer);
  const rawErrors = error === undefined ? undefined : [error];
  const help = uiSchema['ui:help'];
  const label = uiSchema['ui:title'] ?? name;
  const shared = {
    id: path.$id,
    fieldPathId: path,
    label,
    schema: props.schema,
    uiSchema,
    registry,
    formData: props.value,
    required: props.required,
    disabled: uiSchema['ui:disabled'] === true,
    readonly: props.readOnly || uiSchema['ui:readonly'] === true,
    ...(rawErrors ? { rawErrors } : {}),
  } satisfies Partial<FieldTemplateProps>;
  return (
    <FieldTemplate
      {...shared}
      {...(typeof help === 'string' ? { rawHelp: help } : {})}
      onChange={props.onChange}
      onKeyRename={ignore}
      onKeyRenameBlur={ignore}
      onRemoveProperty={ignore}
    >
      {'ui:field' in uiSchema ? ownField(props, shared) : ownWidget(props, shared)}
    </FieldTemplate>
  );
}

const ignore = () => undefined;

type Shared = Pick<FieldProps, 'fieldPathId' | 'formData' | 'rawErrors'> &
  Pick<WidgetProps, 'id' | 'label'> & { readonly disabled: boolean; readonly readonly: boolean };

/**
 * Renders the field that `ui:field` names. That field renders its own answers.
 *
 * @throws {RangeError} when the theme lacks the field
 */
function ownField({ pointer, registry, uiSchema, ...props }: NodeProps, shared: Shared) {
  const field = uiSchema['ui:field'];
  const Field = typeof field === 'string' ? registry.fields[field] : field;
  if (!Field) throw new RangeError(`Cannot show ${pointer}: no field "${String(field)}"`);
  return <Field {...shared} {...props} {...{ registry, uiSchema }} onFocus={ignore} />;
}

/**
 * Renders the widget of an answer.
 *
 * @throws {RangeError} when the theme lacks the widget
 */
function ownWidget(props: NodeProps, shared: Shared) {
  const { registry, schema, uiSchema, onChange } = props;
  const Widget = registry.widgets[String(uiSchema['ui:widget'])];
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  if (!Widget) throw new RangeError(`Cannot show ${props.pointer}: no such widget`);
  return (
    <Widget
      id={shared.id}
      name={props.name}
      label={shared.label}
      hideLabel={false}
      placeholder={uiSchema['ui:placeholder'] ?? ''}
      options={optionsOf(schema, uiSchema)}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      value={props.value}
      required={props.required}
      disabled={shared.disabled}
      readonly={shared.readonly}
      {...(shared.rawErrors ? { rawErrors: shared.rawErrors } : {})}
      onChange={isNumber ? (value) => onChange(numberOf(value)) : onChange}
      onBlur={props.onBlur}
      onFocus={ignore}
    />
  );
}

type Options = WidgetProps['options'];

/**
 * Merges `ui:options`, the help, the disabled options and the options of a choice into one object.
 * Returns the same object for the same input, so that a widget can compare by identity.
 */
function optionsOf(schema: NodeProps['schema'], uiSchema: UiSchema): Options {
  const known = lastOf.get(uiSchema);
  if (known?.schema === schema) return known.made;
  const made = makeOptions(schema, uiSchema);
  lastOf.set(uiSchema, { schema, made });
  return made;
}

const lastOf = new WeakMap<
  UiSchema,
  { readonly schema: NodeProps['schema']; readonly made: Options }
>();

function makeOptions(schema: NodeProps['schema'], uiSchema: UiSchema): Options {
  const { 'ui:options': own = {}, 'ui:help': help, 'ui:enumNames': names } = uiSchema;
  const enumDisabled = uiSchema['ui:enumDisabled'];
  const values = Array.isArray(schema.enum) ? schema.enum : undefined;
  return {
    ...own,
    ...(help === undefined ? {} : { help }),
    ...(enumDisabled && { enumDisabled }),
    ...(values && {
      enumOptions: values.map((value, index) => ({
        value,
        label: names?.[index] ?? String(value),
        schemaIndex: index,
      })),
    }),
  };
}

/**
 * Converts the text of a number to a JSON number. Returns other text unchanged, for the rules to
 * reject.
 */
function numberOf(value: unknown): unknown {
  if (value === '') return undefined;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : value;
}
