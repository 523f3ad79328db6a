import type { WidgetProps } from '@rjsf/utils';
import { DocumentNumberBox } from '../document-number/DocumentNumberBox.tsx';
import { DOCUMENT_KINDS } from '../document-number/documentKinds.ts';

/**
 * Renders the number of a travel permit between the mainland and Hong Kong or Macao, of either
 * kind.
 */
export function TravelPermitWidget(field: WidgetProps) {
  return <DocumentNumberBox field={field} kind={DOCUMENT_KINDS['travel-permit']} />;
}
