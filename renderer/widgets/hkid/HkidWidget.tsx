import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from '../document-number/DocumentNumberBox.tsx';
import { DOCUMENT_KINDS } from '../document-number/documentKinds.ts';

/**
 * Renders one input for a Hong Kong identity card number (U-10). While the applicant types, the
 * text is unchanged. On blur, the engine removes brackets and spaces and writes capitals, and the
 * input shows the result.
 */
export function HkidWidget(field: WidgetProps) {
  return <DocumentNumberBox field={field} kind={DOCUMENT_KINDS.hkid} />;
}
