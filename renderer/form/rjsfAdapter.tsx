import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type {
  ErrorSchema,
  Field,
  FieldPathId,
  Registry,
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  SchemaUtilsType,
  TemplatesType,
  UiSchema,
} from '@rjsf/utils';
import { getUiOptions, getWidget } from '@rjsf/utils';
import { type ReactElement, useMemo } from 'react';
import { fieldId } from './fieldId.ts';

/**
 * The one file that knows the inside of RJSF 6: its fields by their file (the package's door would
 * bring a Markdown library and default templates along), `fieldPathId`, the registry. RJSF 7 changes
 * these (paths and ids become strings); then this file changes and nothing else.
 */
export type RjsfRegistry = Registry;

/** What a theme gives: components by the names that definitions use. */
export interface RjsfParts {
  readonly widgets: RegistryWidgetsType;
  readonly fields: RegistryFieldsType;
  readonly templates: Pick<TemplatesType, 'FieldTemplate' | 'ObjectFieldTemplate'>;
}

/** A registry as RJSF's fields expect it, without `<Form>` behind it. */
export function createRegistry({ widgets, fields, templates }: RjsfParts): RjsfRegistry {
  return {
    widgets,
    fields: {
      SchemaField,
      StringField,
      BooleanField,
      NumberField,
      // A leaf whose value is a list or an object (ticked options, a file) is one answer to us.
      ArrayField: WholeField,
      ObjectField: WholeField,
      ...fields,
    },
    templates: { ...UNUSED_TEMPLATES, ...templates },
    formContext: {},
    rootSchema: {},
    schemaUtils: SCHEMA_UTILS,
    translateString: (key) => key,
    globalFormOptions: {
      idPrefix: 'f',
      idSeparator: '-',
      experimental_componentUpdateStrategy: 'shallow',
      useFallbackUiForUnsupportedType: false,
    },
  };
}

export interface RjsfNodeProps {
  readonly pointer: string;
  /** Property name. */
  readonly name: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly registry: RjsfRegistry;
  readonly value?: unknown;
  /** Words of the error shown. */
  readonly error?: string | undefined;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/**
 * One node through RJSF's SchemaField. Keep `schema`, `uiSchema`, `onChange` and `onBlur` the same
 * objects: SchemaField compares its props shallowly and renders only for a new value, error or
 * requirement.
 */
export function RjsfNode(props: RjsfNodeProps) {
  const { pointer, error } = props;
  const path = useMemo(() => fieldPathOf(pointer), [pointer]);
  const errors = useMemo(() => (error === undefined ? undefined : errorsOf(error)), [error]);
  return (
    <SchemaField
      name={props.name}
      schema={props.schema}
      uiSchema={props.uiSchema}
      fieldPathId={path}
      formData={props.value}
      {...(errors ? { errorSchema: errors } : {})}
      required={props.required}
      readonly={props.readOnly}
      registry={props.registry}
      onChange={props.onChange}
      onBlur={props.onBlur}
      onFocus={ignore}
    />
  );
}

export interface RjsfSectionProps {
  readonly pointer: string;
  readonly name: string;
  readonly title: string;
  readonly help: string | undefined;
  readonly schema: RJSFSchema;
  readonly required: boolean;
  readonly registry: RjsfRegistry;
  readonly children: ReactElement;
}

/** A group that is a section: RJSF's object template around fields that are laid out already. */
export function RjsfSection({ pointer, name, help, children, ...props }: RjsfSectionProps) {
  const Template = props.registry.templates.ObjectFieldTemplate;
  return (
    <Template
      {...props}
      {...(help === undefined ? {} : { description: help })}
      fieldPathId={fieldPathOf(pointer)}
      properties={[{ name, content: children, hidden: false }]}
      uiSchema={NO_UI}
      optionalDataControl={undefined}
      onAddProperty={ignore}
    />
  );
}

const NO_UI: UiSchema = {};

function errorsOf(error: string): ErrorSchema {
  const errors: ErrorSchema = {};
  errors.__errors = [error];
  return errors;
}

/** RJSF's name for where a node stands; also the source of its element id. */
function fieldPathOf(pointer: string): FieldPathId {
  return { $id: fieldId(pointer), path: pointer.split('/').slice(1) };
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

/**
 * What RJSF asks of a schema. Ours are resolved before RJSF sees them: nothing to look up, no
 * condition to evaluate, no default to derive. A call of anything else is a mistake and throws.
 */
const SCHEMA_UTILS = new Proxy(
  {
    retrieveSchema: (schema: RJSFSchema) => schema,
    isSelect: (schema: RJSFSchema) => Array.isArray(schema.enum),
    getDisplayLabel: () => true,
  },
  {
    get(known, name, receiver) {
      if (name in known) return Reflect.get(known, name, receiver);
      throw new TypeError(
        `Cannot use schemaUtils.${String(name)}: the plan has resolved the schema`,
      );
    },
  },
) as unknown as SchemaUtilsType;

const Nothing = () => null;

/** Templates that RJSF names and our templates do not need: FieldTemplate draws help and errors itself. */
const UNUSED_TEMPLATES = {
  ArrayFieldDescriptionTemplate: Nothing,
  ArrayFieldItemButtonsTemplate: Nothing,
  ArrayFieldItemTemplate: Nothing,
  ArrayFieldTemplate: Nothing,
  ArrayFieldTitleTemplate: Nothing,
  BaseInputTemplate: Nothing,
  CyclicSchemaExpandTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
  FallbackFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  GridTemplate: Nothing,
  MultiSchemaFieldTemplate: Nothing,
  OptionalDataControlsTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  UnsupportedFieldTemplate: Nothing,
  WrapIfAdditionalTemplate: Nothing,
  ButtonTemplates: {
    SubmitButton: Nothing,
    AddButton: Nothing,
    CopyButton: Nothing,
    MoveDownButton: Nothing,
    MoveUpButton: Nothing,
    RemoveButton: Nothing,
    ClearButton: Nothing,
  },
};
