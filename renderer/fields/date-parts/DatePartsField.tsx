import type { FieldProps } from '@rjsf/utils';
import { type ClipboardEvent, useContext, useEffect } from 'react';
import type { GroupNode } from '#engine';
import { useAnnounce } from '../../form/Announcer.tsx';
import { adviceIn } from '../../form/advice.ts';
import { checkLater } from '../../form/checkLater.ts';
import { GroupWrongContext, PointerContext, useFormPart } from '../../form/FormPart.ts';
import { fieldId } from '../../form/fieldId.ts';
import { loadLateWidgets, readPastedDate } from '../../form/LateWidget.tsx';
import { GroupBody } from '../../form/NodeView.tsx';
import { FieldGroup } from '../../templates/FieldGroup.tsx';

/**
 * One date kept as three answers: day, month and year in three boxes. What is wrong is wrong with
 * the date and is said once, over the boxes. The focus moves by Tab only; a whole date that is pasted
 * into one box fills all three.
 */
export function DatePartsField(field: FieldProps) {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const node = store.node(pointer);
  const paste = usePastedDate(pointer, node.kind === 'group' ? node.dateParts : undefined);
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
        <div className="date-parts" onPaste={paste}>
          <GroupBody pointer={pointer} node={node} />
        </div>
      </GroupWrongContext>
    </FieldGroup>
  );
}

/** Puts a date that is pasted whole into its three parts; anything else goes where it is pasted. */
function usePastedDate(pointer: string, parts: GroupNode['dateParts']) {
  const { store, isReadOnly, word } = useFormPart();
  const announce = useAnnounce();
  // What reads a date comes late. Where it cannot be had, the paste goes into the one box.
  useEffect(() => void loadLateWidgets().catch(() => undefined), []);
  return (event: ClipboardEvent) => {
    const date = readPastedDate(event.clipboardData.getData('text'));
    if (date === undefined || parts === undefined || isReadOnly) return;
    event.preventDefault();
    const [day, month, year] = date.split('/');
    store.set(`${pointer}/${parts.day}`, day);
    store.set(`${pointer}/${parts.month}`, month);
    store.set(`${pointer}/${parts.year}`, year);
    checkLater(store);
    announce(word('date.filled', { date }));
  };
}
