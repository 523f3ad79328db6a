import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';
import type { DocumentKind } from './documentKinds.ts';

export interface DocumentNumberBoxProps {
  /** The props that RJSF gave the widget. */
  readonly field: WidgetProps;
  /** Absent while the document is not known. */
  readonly kind?: DocumentKind;
}

/**
 * The box of a number as it stands on a card, a certificate or a register: never offered by the
 * browser, never marked as misspelt, capitals on the keyboards of phones. What is typed stays as typed;
 * on leaving, the engine drops spaces and writes capitals, and the box shows it (U-10).
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
