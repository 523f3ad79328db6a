import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { PointerContext, useFormPart } from '../form/FormPart.ts';
import { fieldId } from '../form/fieldId.ts';
import { GroupBody } from '../form/NodeView.tsx';
import { adviceIn } from '../form/useAdvised.ts';
import { FieldGroup } from '../templates/FieldGroup.tsx';

/** A group of answers that asks one thing: its parts in a fieldset, each with its own label. */
export function GroupFieldset({ field }: { readonly field: FieldProps }) {
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
      <div className="field-parts">
        <GroupBody pointer={pointer} node={node} />
      </div>
    </FieldGroup>
  );
}
