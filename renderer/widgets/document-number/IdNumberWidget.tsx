import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from './DocumentNumberBox.tsx';
import { DOCUMENT_KINDS, isDocumentKind } from './documentKinds.ts';

/**
 * The number of a document of which another answer beside it says the kind (`kindFrom` in
 * `ui:options`): box, keyboard and hint follow that choice. Which rule holds for the number is the
 * form's business, under the same choice; a number that was typed stays when the kind changes.
 */
export function IdNumberWidget(field: WidgetProps) {
  const kind = String(field.options.kind);
  return (
    <DocumentNumberBox
      field={field}
      {...(isDocumentKind(kind) ? { kind: DOCUMENT_KINDS[kind] } : {})}
    />
  );
}
