import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from '../document-number/DocumentNumberBox.tsx';
import { DOCUMENT_KINDS } from '../document-number/documentKinds.ts';

/**
 * Renders the number of a memorial: 14 digits, or the older format with the letters of a district.
 */
export function MemorialNumberWidget(field: WidgetProps) {
  return <DocumentNumberBox field={field} kind={DOCUMENT_KINDS['memorial-number']} />;
}
