import type { WidgetProps } from '@rjsf/utils';
import { useLateWord } from '../../form/lateWords.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * A percentage. The sign stands behind the box and is read as its description; one that is typed all
 * the same is dropped when the box is left.
 */
export function PercentageWidget(field: WidgetProps) {
  const word = useLateWord();
  const signId = `${field.id}-sign`;
  return (
    <div className="input-affixed">
      <TextBox
        field={field}
        width="s"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        describedBy={signId}
      />
      <span id={signId} className="input-affix">
        {word('percentage.sign')}
      </span>
    </div>
  );
}
