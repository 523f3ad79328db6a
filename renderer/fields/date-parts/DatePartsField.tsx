import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { GroupWrongContext, PointerContext, useFormPart } from '../../form/FormPart.ts';
import { fieldId } from '../../form/fieldId.ts';
import { GroupBody } from '../../form/NodeView.tsx';
import { adviceIn } from '../../form/useAdvised.ts';
import { FieldGroup } from '../../templates/FieldGroup.tsx';

/**
 * One date kept as three answers: day, month and year in three boxes. What is wrong is wrong with
 * the date and is said once, over the boxes.
 */
export function DatePartsField(field: FieldProps) {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const node = store.node(pointer);
  if (node.kind !== 'group') return null;
  const id = fieldId(pointer);
  const error = field.rawErrors?.[0];
  return (
    <FieldGroup
      id={id}
      label={field.uiSchema?.['ui:title'] ?? field.name}
      help={field.uiSchema?.['ui:help']}
      error={error}
      advice={adviceIn(field.uiSchema)}
      required={field.required ?? false}
      onLeave={() => field.onBlur(id, undefined)}
    >
      <GroupWrongContext value={error !== undefined}>
        <div className="date-parts">
          <GroupBody pointer={pointer} node={node} />
        </div>
      </GroupWrongContext>
    </FieldGroup>
  );
}
