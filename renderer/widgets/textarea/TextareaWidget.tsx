import type { WidgetProps } from '@rjsf/utils';
import { CharacterCount, isCounted } from '../text/CharacterCount.tsx';
import { conductOf, useTextAttributes } from '../text/TextBox.tsx';
import { useFreeText } from '../text/useFreeText.ts';

/**
 * A longer text. A line break becomes a blank unless the answer takes several lines
 * (specification, document 2, section 5).
 */
export function TextareaWidget(field: WidgetProps) {
  const attributes = useTextAttributes({ field, width: 'l' });
  const text = useFreeText<HTMLTextAreaElement>({
    ...conductOf(field),
    retype: field.options.multiline === true ? undefined : joinLines,
  });
  return (
    <>
      <textarea {...attributes} rows={field.options.rows ?? 4} {...text} />
      {isCounted(field.options.limit) && (
        <CharacterCount id={field.id} limit={field.options.limit} />
      )}
    </>
  );
}

/** Line breaks become blanks, one each, so that the caret stays where it was. */
function joinLines(text: string): string {
  return text.replace(/\r\n?|\n/g, ' ');
}
