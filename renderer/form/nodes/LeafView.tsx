import { memo, useMemo } from 'react';
import type { LeafNode } from '#engine';
import { withAdvice } from '../../form-context/advice.ts';
import { useMark, withMark } from '../../form-context/FieldMarks.ts';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { useFollowed } from '../../form-context/useStore.ts';
import { leafAt } from './leafAt.ts';
import { leafUi, widgetTraits } from './leafUi.ts';

/**
 * Renders one answer. It follows only its own value, error, advice, requirement and options. A
 * keystroke therefore renders one field, or none where the widget holds the text itself.
 */
export const LeafView = memo(function LeafView({ pointer, node, name, kind }: LeafViewProps) {
  const { store, texts, word, messageText, isReadOnly, registry, widgets, draw } = useFormPart();
  const origin = widgetTraits(node, widgets).traits.uncontrolled ? pointer : undefined;
  const leaf = useMemo(() => leafAt(store, pointer, origin), [store, pointer, origin]);
  const { value, required, options, error, advice, isAdviceNew } = useFollowed(leaf);
  const mark = useMark(pointer);
  const { schema, uiSchema } = leafUi(node, options, texts, word, widgets, name, kind);
  return (
    <PointerContext value={pointer}>
      {draw({
        pointer,
        name: node.key,
        schema,
        uiSchema: withMark(withAdvice(uiSchema, advice && messageText(advice), isAdviceNew), mark),
        registry,
        value,
        error: error && messageText(error),
        required: required && !isReadOnly,
        readOnly: isReadOnly,
        onChange: leaf.onChange,
        onBlur: leaf.onBlur,
      })}
    </PointerContext>
  );
});

export interface LeafViewProps {
  readonly pointer: string;
  readonly node: LeafNode;
  /** The label of a row in a list: "PRN 2". */
  readonly name?: string;
  /** The kind of document, where another answer decides it. */
  readonly kind?: string;
}
