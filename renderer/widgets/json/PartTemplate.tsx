import type { FieldTemplateProps, Registry } from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useFormPart } from '../../form-context/FormPart.ts';
import { FieldGroup } from '../../templates/FieldGroup.tsx';
import { drawError, drawHelp, drawRequired } from '../../templates/fieldWords.tsx';
import { drawCardButton } from '../../templates/recordButtons.tsx';
import type { JsonWords } from './jsonWords.ts';

/** Returns the product texts of an answer of any shape. */
export function jsonWordsOf({ formContext }: Registry): JsonWords {
  return formContext.words;
}

/**
 * Renders the frame of one part. If the applicant names the part, also renders an input for the
 * name.
 */
export function PartTemplate(props: FieldTemplateProps) {
  if (props.hidden) return <div hidden>{props.children}</div>;
  const isNamed = ADDITIONAL_PROPERTY_FLAG in props.schema;
  if (!isNamed) return <PartFrame {...props} />;
  return (
    <NamedPart {...props}>
      <PartFrame {...props} />
    </NamedPart>
  );
}

/** Renders one part with its label, help and error. */
function PartFrame(props: FieldTemplateProps) {
  const { id, schema, children, rawErrors, rawHelp, rawDescription } = props;
  const { word } = useFormPart();
  const error = rawErrors?.[0];
  if (isUnion(props)) {
    const frame = { id: `${id}-either`, title: props.label, required: props.required };
    return (
      <PartGroup {...frame} isRoot={props.fieldPathId.path.length === 0}>
        {drawError(id, error, word)}
        {children}
      </PartGroup>
    );
  }
  if (!props.displayLabel && schema.type !== 'boolean') {
    // Lists and objects render their own frame; their errors appear above it.
    return (
      <>
        {drawError(id, error, word)}
        {children}
      </>
    );
  }
  const help = [rawDescription, rawHelp].filter(Boolean).join(' ') || undefined;
  const isRadioGroup = props.uiSchema?.['ui:widget'] === 'radio';
  const isRoot = props.fieldPathId.path.length === 0;
  if (schema.type !== 'array' && !isRadioGroup) {
    return <LineFrame {...props} error={error} help={help} isRoot={isRoot} />;
  }
  // The frame of the whole answer already shows this part's name and error.
  if (isRoot) return <>{children}</>;
  const shared = { id, help, error, isRadioGroup, required: props.required ?? false };
  return (
    <FieldGroup {...shared} label={props.label}>
      {children}
    </FieldGroup>
  );
}

/**
 * Checks whether a part has alternatives to choose from. Each alternative renders its own frame.
 */
function isUnion({ schema, registry }: FieldTemplateProps): boolean {
  const isEither = schema.anyOf !== undefined || schema.oneOf !== undefined;
  return isEither && !registry.schemaUtils.isSelect(schema);
}

interface LineFrameProps extends Omit<FieldTemplateProps, 'help'> {
  readonly help: string | undefined;
  readonly error: string | undefined;
  /** Whether the part is the whole answer. The frame of the answer then already shows its name. */
  readonly isRoot: boolean;
}

function LineFrame(props: LineFrameProps) {
  const { id, label, displayLabel, required, help, error, isRoot, children } = props;
  const { word } = useFormPart();
  return (
    <div className={error === undefined ? 'field' : 'field field-wrong'}>
      {displayLabel && (
        <div className={isRoot ? 'visually-hidden' : 'field-label'}>
          <label htmlFor={id}>{label}</label>
          {required && !isRoot && drawRequired(word, true)}
        </div>
      )}
      {displayLabel && drawHelp(id, help)}
      {drawError(id, error, word)}
      {children}
      {!displayLabel && drawHelp(id, help)}
    </div>
  );
}

/** Renders a part with an input for its name and a button that removes the part. */
function NamedPart(props: FieldTemplateProps) {
  const { id, label, registry, disabled, readonly, onKeyRenameBlur, onRemoveProperty } = props;
  const { word } = useFormPart();
  const keyId = `${id}-key`;
  const isFixed = disabled === true || readonly === true;
  return (
    <div className="json-named">
      <div className="field">
        <div className="field-label">
          <label htmlFor={keyId}>{jsonWordsOf(registry).key}</label>
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
      {!isFixed && drawCardButton(word('record.remove'), label, onRemoveProperty)}
    </div>
  );
}

export interface PartGroupProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
  readonly isRoot: boolean;
  readonly children: ReactNode;
}

/**
 * Renders a group of parts with a title and help. The outermost group uses the frame of the answer
 * instead.
 */
export function PartGroup({ id, title, help, required = false, isRoot, children }: PartGroupProps) {
  if (isRoot) return <>{children}</>;
  return (
    <FieldGroup id={id} label={title} help={help} required={required}>
      {children}
    </FieldGroup>
  );
}
