import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from '../document-number/DocumentNumberBox.tsx';
import { DOCUMENT_KINDS } from '../document-number/documentKinds.ts';

/**
 * A Hong Kong identity card number in one box (U-10). What is typed stays as typed; on leaving, the
 * engine drops brackets and spaces and writes capitals, and the box shows it.
 */
export function HkidWidget(field: WidgetProps) {
  return <DocumentNumberBox field={field} kind={DOCUMENT_KINDS.hkid} />;
}
