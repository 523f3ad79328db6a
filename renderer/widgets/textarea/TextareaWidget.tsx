import type { WidgetProps } from '@rjsf/utils';
import { CharacterCount, isCounted } from '../text/CharacterCount.tsx';
import { freeTextBehaviourOf, useTextAttributes } from '../text/TextBox.tsx';
import { useFreeText } from '../text/useFreeText.ts';

/**
 * Renders an input for a longer text. A line break becomes a space unless the answer accepts
 * several lines (specification, document 2, section 5).
 */
export function TextareaWidget(field: WidgetProps) {
  const attributes = useTextAttributes({ field, width: 'l' });
  const text = useFreeText<HTMLTextAreaElement>({
    ...freeTextBehaviourOf(field),
    retype: field.options.multiline === true ? undefined : joinLines,
  });
  return (
    <>
      <textarea {...attributes} rows={field.options.rows ?? 3} {...text} />
      {isCounted(field.options.limit) && (
        <CharacterCount id={field.id} limit={field.options.limit} />
      )}
    </>
  );
}

/** Replaces each line break with a space. */
function joinLines(text: string): string {
  return text.replace(/\r\n?|\n/g, ' ');
}
