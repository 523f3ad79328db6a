import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from '../document-number/DocumentNumberBox.tsx';
import { DOCUMENT_KINDS } from '../document-number/documentKinds.ts';

/** A business registration number; of the whole number of a certificate the part that counts stays. */
export function BrNumberWidget(field: WidgetProps) {
  return <DocumentNumberBox field={field} kind={DOCUMENT_KINDS['br-number']} />;
}
