import type { WidgetProps } from '@rjsf/utils';
import { groupDigits } from '#engine';
import { useFormPart } from '../../form/FormPart.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * An amount of money (U-19). Commas may be typed; on leaving, thousands are shown grouped, while the
 * value holds digits only. Who comes back finds those digits without our commas, to correct them. The
 * currency stands before the box and is read as its description.
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
