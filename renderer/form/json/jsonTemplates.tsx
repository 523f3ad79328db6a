import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  CyclicSchemaExpandProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  Registry,
} from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG, canExpand } from '@rjsf/utils';
import { isValidElement, type ReactNode } from 'react';
import { FieldGroup } from '../../templates/FieldGroup.tsx';
import { FieldMessages } from '../../templates/FieldMessages.tsx';
import { CardButton } from '../../templates/RecordButtons.tsx';
import { RequiredWord } from '../../templates/RequiredWord.tsx';
import { useFormPart } from '../FormPart.ts';
import type { JsonWords } from './jsonWords.ts';

function wordsOf({ formContext }: Registry): JsonWords {
  return formContext.words;
}

/** The frame of one part; of a name that the applicant gave, the name too. */
function PartTemplate(props: FieldTemplateProps) {
  if (props.hidden) return <div hidden>{props.children}</div>;
  const isNamed = ADDITIONAL_PROPERTY_FLAG in props.schema;
  if (!isNamed) return <PartFrame {...props} />;
  return (
    <NamedPart {...props}>
      <PartFrame {...props} />
    </NamedPart>
  );
}

/** Label, help and error of one part. */
function PartFrame(props: FieldTemplateProps) {
  const { id, schema, children, rawErrors, rawHelp, rawDescription } = props;
  const error = rawErrors?.[0];
  if (isUnion(props)) {
    const frame = { id: `${id}-either`, title: props.label, required: props.required };
    return (
      <Group {...frame} isRoot={props.fieldPathId.path.length === 0}>
        {error !== undefined && <FieldMessages id={id} error={error} />}
        {children}
      </Group>
    );
  }
  if (!props.displayLabel && schema.type !== 'boolean') {
    // Lists and objects draw their own frame; what is wrong with them stands over it.
    return (
      <>
        {error !== undefined && <FieldMessages id={id} error={error} />}
        {children}
      </>
    );
  }
  const help = [rawDescription, rawHelp].filter(Boolean).join(' ') || undefined;
  const isRadioGroup = props.uiSchema?.['ui:widget'] === 'radio';
  if (schema.type !== 'array' && !isRadioGroup) {
    return <LineFrame {...props} error={error} help={help} />;
  }
  const shared = { id, help, error, isRadioGroup, required: props.required ?? false };
  return (
    <FieldGroup {...shared} label={props.label}>
      {children}
    </FieldGroup>
  );
}

/** Alternatives to choose from, of which each brings a frame of its own. */
function isUnion({ schema, registry }: FieldTemplateProps): boolean {
  const isEither = schema.anyOf !== undefined || schema.oneOf !== undefined;
  return isEither && !registry.schemaUtils.isSelect(schema);
}

interface LineFrameProps extends Omit<FieldTemplateProps, 'help'> {
  readonly help: string | undefined;
  readonly error: string | undefined;
}

function LineFrame({ id, label, displayLabel, required, help, error, children }: LineFrameProps) {
  return (
    <div className={error === undefined ? 'field' : 'field field-wrong'}>
      {displayLabel && (
        <div className="field-label">
          <label htmlFor={id}>{label}</label>
          {required && <RequiredWord hidden />}
        </div>
      )}
      <FieldMessages id={id} help={help} error={error} />
      {children}
    </div>
  );
}

/** A part whose name the applicant gives. */
function NamedPart(props: FieldTemplateProps) {
  const { id, label, registry, disabled, readonly, onKeyRenameBlur, onRemoveProperty } = props;
  const { word } = useFormPart();
  const keyId = `${id}-key`;
  const isFixed = disabled === true || readonly === true;
  return (
    <div className="json-named">
      <div className="field">
        <div className="field-label">
          <label htmlFor={keyId}>{wordsOf(registry).key}</label>
        </div>
        <input
          key={label}
          id={keyId}
          className="input width-m"
          defaultValue={label}
          readOnly={isFixed}
          onBlur={onKeyRenameBlur}
        />
      </div>
      {props.children}
      {!isFixed && (
        <CardButton action={word('record.remove')} name={label} onPress={onRemoveProperty} />
      )}
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
  readonly isRoot: boolean;
  readonly children: ReactNode;
}

/** Parts that belong together; the outermost stand in the frame of the answer. */
function Group({ id, title, help, required = false, isRoot, children }: GroupProps) {
  if (isRoot) return <>{children}</>;
  return (
    <FieldGroup id={id} label={title} help={help} required={required}>
      {children}
    </FieldGroup>
  );
}

function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, uiSchema = {} } = props;
  const isFixed = props.disabled === true || props.readonly === true;
  const parts = properties.filter(({ hidden }) => !hidden).map(({ content }) => content);
  const canAdd = !isFixed && canExpand(schema, uiSchema, props.formData);
  const isUnion = parts.length === 0 && !canAdd && (schema.oneOf ?? schema.anyOf) !== undefined;
  if (isUnion) return null;
  return (
    <Group
      id={fieldPathId.$id}
      title={title}
      help={typeof description === 'string' ? description : undefined}
      required={props.required}
      isRoot={fieldPathId.path.length === 0 || title === ''}
    >
      {parts}
      {canAdd && <AddButton name={title} onPress={props.onAddProperty} />}
    </Group>
  );
}

function ListTemplate(props: ArrayFieldTemplateProps) {
  const { title, items, fieldPathId, schema, canAdd } = props;
  const isFixed = props.disabled === true || props.readonly === true;
  return (
    <Group
      id={fieldPathId.$id}
      title={title}
      help={schema.description}
      required={props.required}
      isRoot={fieldPathId.path.length === 0}
    >
      {items}
      {canAdd && !isFixed && <AddButton name={title} onPress={() => props.onAddClick()} />}
    </Group>
  );
}

function ItemTemplate({ children, buttonsProps: buttons, index }: ArrayFieldItemTemplateProps) {
  const { word } = useFormPart();
  const name = buttons.fieldPathId.path
    .map((step) => (typeof step === 'number' ? step + 1 : step))
    .join(' ');
  const isFixed = buttons.disabled === true || buttons.readonly === true;
  return (
    <div className="json-item">
      {children}
      {!isFixed && (
        <div className="json-buttons">
          {buttons.hasMoveUp && index > 0 && (
            <CardButton
              action={word('record.up')}
              name={name}
              onPress={() => buttons.onMoveUpItem()}
            />
          )}
          {buttons.hasMoveDown && (
            <CardButton
              action={word('record.down')}
              name={name}
              onPress={() => buttons.onMoveDownItem()}
            />
          )}
          {buttons.hasRemove && (
            <CardButton
              action={word('record.remove')}
              name={name}
              onPress={() => buttons.onRemoveItem()}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface AddButtonProps {
  readonly name: string;
  readonly onPress: () => void;
}

function AddButton({ name, onPress }: AddButtonProps) {
  const { word } = useFormPart();
  return (
    <button type="button" className="button" onClick={onPress}>
      {word('record.add')} <span className="visually-hidden">{name}</span>
    </button>
  );
}

/** Alternatives: which applies, then its parts. */
function AlternativesTemplate(props: MultiSchemaFieldTemplateProps) {
  const { selector, optionSchemaField, registry } = props;
  const id: unknown = isValidElement<{ readonly id?: unknown }>(selector) ? selector.props.id : '';
  return (
    <div className="json-either">
      {selector && (
        <div className="field">
          <div className="field-label">
            <label htmlFor={typeof id === 'string' ? id : undefined}>
              {wordsOf(registry).which}
            </label>
          </div>
          {selector}
        </div>
      )}
      {optionSchemaField}
    </div>
  );
}

/** A part that holds its like, drawn one level at a time. */
function AgainTemplate({ name, registry, onExpand, fieldPathId }: CyclicSchemaExpandProps) {
  return (
    <button type="button" className="button" onClick={() => onExpand(fieldPathId.$id)}>
      {wordsOf(registry).expand} <span>{name}</span>
    </button>
  );
}

/** The house's templates by the names that RJSF knows. */
export const JSON_TEMPLATES = {
  FieldTemplate: PartTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  MultiSchemaFieldTemplate: AlternativesTemplate,
  CyclicSchemaExpandTemplate: AgainTemplate,
};
