import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useContext } from 'react';
import { adviceIn } from '../form-context/advice.ts';
import { PointerContext, useFormPart } from '../form-context/FormPart.ts';
import { fieldId } from '../form-context/fieldId.ts';
import { FieldGroup } from '../templates/FieldGroup.tsx';

interface GroupFieldsetProps {
  readonly field: FieldProps;
  /** Content above the parts. */
  readonly children?: ReactNode;
  /** Content below the parts. */
  readonly after?: ReactNode;
}

/** Renders a group of answers to one question in a fieldset. Each part has its own label. */
export function GroupFieldset({ field, children, after }: GroupFieldsetProps) {
  const { store, GroupBody } = useFormPart();
  const pointer = useContext(PointerContext);
  const node = store.node(pointer);
  if (node.kind !== 'group') return null;
  const id = fieldId(pointer);
  return (
    <FieldGroup
      id={id}
      label={field.uiSchema?.['ui:title'] ?? field.name}
      help={field.uiSchema?.['ui:help']}
      error={field.rawErrors?.[0]}
      advice={adviceIn(field.uiSchema)}
      required={field.required ?? false}
      onLeave={() => field.onBlur(id, undefined)}
    >
      {children}
      <div className="field-parts">
        <GroupBody pointer={pointer} node={node} />
      </div>
      {after}
    </FieldGroup>
  );
}
