import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from '../document-number/DocumentNumberBox.tsx';
import { DOCUMENT_KINDS } from '../document-number/documentKinds.ts';

/** Renders a property reference number: eight characters, converted to capitals on blur. */
export function PrnWidget(field: WidgetProps) {
  return <DocumentNumberBox field={field} kind={DOCUMENT_KINDS.prn} />;
}
