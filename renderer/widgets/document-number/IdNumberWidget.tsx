import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import { useValue } from '../../form/useStore.ts';
import { DocumentNumberBox } from './DocumentNumberBox.tsx';
import { DOCUMENT_KINDS, KIND_OF_OPTION } from './documentKinds.ts';

/**
 * The number of a document of which another answer beside it says the kind (`kindFrom` in
 * `ui:options`): box, keyboard and hint follow that choice. Which rule holds for the number is the
 * form's business, under the same choice; a number that was typed stays when the kind changes.
 */
export function IdNumberWidget(field: WidgetProps) {
  const { store, word } = useFormPart();
  const pointer = useContext(PointerContext);
  const beside = pointer.slice(0, pointer.lastIndexOf('/'));
  const chosen = useValue(store, `${beside}/${String(field.options.kindFrom)}`);
  const name = typeof chosen === 'string' ? KIND_OF_OPTION[chosen] : undefined;
  const kind = name && DOCUMENT_KINDS[name];
  const hintId = `${field.id}-kind`;
  return (
    <>
      {kind && (
        <div id={hintId} className="field-help">
          {word(kind.hint)}
        </div>
      )}
      <DocumentNumberBox field={field} kind={kind} {...(kind ? { describedBy: hintId } : {})} />
    </>
  );
}
