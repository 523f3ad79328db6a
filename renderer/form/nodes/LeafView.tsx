import { memo, useMemo } from 'react';
import type { LeafNode } from '#engine';
import { withAdvice } from '../../form-context/advice.ts';
import { useMark, withMark } from '../../form-context/FieldMarks.ts';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { useFollowed } from '../../form-context/useStore.ts';
import { leafAt } from './leafAt.ts';
import { leafUi, widgetTraits } from './leafUi.ts';

/**
 * Renders one answer. The view subscribes only to the answer's own value, error, advice,
 * requirement and options. A key press therefore renders one field, or no field if the input holds
 * the text itself.
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
  /** The label of a row in a list, such as "PRN 2". */
  readonly name?: string;
  /** The kind of document, if another answer decides it. */
  readonly kind?: string;
}
