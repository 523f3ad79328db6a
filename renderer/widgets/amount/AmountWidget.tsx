import type { WidgetProps } from '@rjsf/utils';
import { groupDigits } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an amount of money (U-19). The applicant may type commas. On blur, the input shows the
 * amount with commas, while the value has no commas. Once the applicant places the caret, the input
 * shows the value without commas. The currency is before the input and is part of its description.
 */
export function AmountWidget(field: WidgetProps) {
  const { word } = useFormPart();
  const prefixId = `${field.id}-prefix`;
  return (
    <div className="input-affixed">
      <span id={prefixId} className="input-affix">
        {field.options.prefix ?? word('amount.prefix')}
      </span>
      <TextBox
        field={field}
        width="s"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        display={groupedUnlessTyping}
        describedBy={prefixId}
      />
    </div>
  );
}

const groupedUnlessTyping = (text: string, isTyping: boolean) =>
  isTyping ? text : groupDigits(text);
