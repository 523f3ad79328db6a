import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from '../document-number/DocumentNumberBox.tsx';
import { DOCUMENT_KINDS } from '../document-number/documentKinds.ts';

/** Renders the number of a company on the companies register. */
export function CrNumberWidget(field: WidgetProps) {
  return <DocumentNumberBox field={field} kind={DOCUMENT_KINDS['cr-number']} />;
}
