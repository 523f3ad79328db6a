import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from './DocumentNumberBox.tsx';
import { DOCUMENT_KINDS, isDocumentKind } from './documentKinds.ts';

/**
 * Renders an input for the number of a document. Another answer of the group decides the kind of
 * document (`kindFrom` in `ui:options`). The width, the keyboard and the hint depend on that
 * answer. The form defines the rule for each kind. A typed number is retained when the kind
 * changes.
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
