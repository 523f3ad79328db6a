import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from './DocumentNumberBox.tsx';
import { DOCUMENT_KINDS, isDocumentKind } from './documentKinds.ts';

/**
 * Renders the number of a document whose kind another answer of the group decides (`kindFrom` in
 * `ui:options`). Input, keyboard and hint follow that choice. The form defines the rule for each
 * kind. A typed number is retained when the kind changes.
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
