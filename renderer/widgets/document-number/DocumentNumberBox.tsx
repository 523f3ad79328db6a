import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';
import type { DocumentKind } from './documentKinds.ts';

export interface DocumentNumberBoxProps {
  /** The props that RJSF passed to the widget. */
  readonly field: WidgetProps;
  /** Absent while the kind of document is unknown. */
  readonly kind?: DocumentKind;
}

/**
 * Renders an input for a number as it is printed on a card, a certificate or a register. The input
 * has no autocomplete and no spell check, and phones show capitals. While the applicant types, the
 * text is unchanged. On blur, the engine normalises spaces and capitals, and the input shows the
 * result (U-10).
 */
export function DocumentNumberBox({ field, kind }: DocumentNumberBoxProps) {
  return (
    <TextBox
      field={field}
      width={kind?.width ?? 'm'}
      inputMode={kind?.inputMode ?? 'text'}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      readPasted={kind?.read}
      readLeft={kind?.read}
    />
  );
}
