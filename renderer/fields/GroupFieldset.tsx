import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useContext } from 'react';
import { adviceIn } from '../form/advice.ts';
import { PointerContext, useFormPart } from '../form/FormPart.ts';
import { fieldId } from '../form/fieldId.ts';
import { GroupBody } from '../form/NodeView.tsx';
import { FieldGroup } from '../templates/FieldGroup.tsx';

interface GroupFieldsetProps {
  readonly field: FieldProps;
  /** Stands over the parts. */
  readonly children?: ReactNode;
  /** Stands under the parts. */
  readonly after?: ReactNode;
}

/** A group of answers that asks one thing: its parts in a fieldset, each with its own label. */
export function GroupFieldset({ field, children, after }: GroupFieldsetProps) {
  const { store } = useFormPart();
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
