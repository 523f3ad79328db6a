import type { FieldTemplateProps, Registry } from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../templates/FieldGroup.tsx';
import { drawError, drawHelp, drawRequired } from '../../templates/fieldWords.tsx';
import { drawCardButton } from '../../templates/recordButtons.tsx';
import { useFormPart } from '../FormPart.ts';
import type { JsonWords } from './jsonWords.ts';

/** The words around an answer of any shape. */
export function wordsOf({ formContext }: Registry): JsonWords {
  return formContext.words;
}

/** The frame of one part; of a name that the applicant gave, the name too. */
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

/** Label, help and error of one part. */
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
    // Lists and objects draw their own frame; what is wrong with them stands over it.
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
  // The frame of the answer names the group, and says what is wrong with it.
  if (isRoot) return <>{children}</>;
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
  /** All of the answer: what it is called stands over it already. */
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
      {drawHelp(id, help)}
      {drawError(id, error, word)}
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

/** Parts that belong together; the outermost stand in the frame of the answer. */
export function PartGroup({ id, title, help, required = false, isRoot, children }: PartGroupProps) {
  if (isRoot) return <>{children}</>;
  return (
    <FieldGroup id={id} label={title} help={help} required={required}>
      {children}
    </FieldGroup>
  );
}
