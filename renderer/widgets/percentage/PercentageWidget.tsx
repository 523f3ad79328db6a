import type { WidgetProps } from '@rjsf/utils';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an input for a percentage. The percent sign follows the input and is part of its
 * description. A typed sign is removed on blur.
 */
export function PercentageWidget(field: WidgetProps) {
  const word = useLazyWord();
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
