import type { FieldProps } from '@rjsf/utils';
import { type ClipboardEvent, useContext, useEffect } from 'react';
import type { GroupNode } from '#engine';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { adviceIn } from '../../form-context/advice.ts';
import { checkLater } from '../../form-context/checkLater.ts';
import { GroupWrongContext, PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { fieldId } from '../../form-context/fieldId.ts';
import { FieldGroup } from '../../templates/FieldGroup.tsx';

/**
 * Renders three inputs for one date that is stored as three answers: day, month and year. An error
 * belongs to the whole date and appears once, above the inputs. Only Tab moves the focus between
 * the inputs. A complete date pasted into one input fills all three.
 */
export function DatePartsField(field: FieldProps) {
  const { store, GroupBody } = useFormPart();
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

/**
 * Returns a paste handler that fills the three parts with a pasted date. Any other text is pasted
 * only into the current input.
 */
function usePastedDate(pointer: string, parts: GroupNode['dateParts']) {
  const { store, isReadOnly, word, lazy } = useFormPart();
  const announce = useAnnounce();
  // The date parser is lazy-loaded. If the request fails, the text is pasted only into the current
  // input.
  useEffect(() => void lazy.loadWidgets().catch(() => undefined), [lazy]);
  return (event: ClipboardEvent) => {
    const date = lazy.readPastedDate(event.clipboardData.getData('text'));
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
