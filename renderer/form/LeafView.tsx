import { memo, useMemo } from 'react';
import type { LeafNode } from '#engine';
import { checkLater, leaveField } from './checkLater.ts';
import { PointerContext, useFormPart } from './FormPart.ts';
import { leafUi } from './leafUi.ts';
import { useAdvised } from './useAdvised.ts';
import { useLeafState, useValue } from './useStore.ts';

/**
 * One answer. Follows its own value, error, advice, requirement and options and nothing else, so that a
 * keystroke renders one field, or none where the widget keeps the text itself.
 */
export const LeafView = memo(function LeafView({ pointer, node, name, kind }: LeafViewProps) {
  const { store, texts, word, messageText, isReadOnly, registry, widgets, Node } = useFormPart();
  const { required, options, error, advice } = useLeafState(store, pointer);
  const { schema, uiSchema, traits } = useMemo(
    () => leafUi(node, options, texts, word, widgets, name, kind),
    [node, options, texts, word, widgets, name, kind],
  );
  const advised = useAdvised(uiSchema, advice && messageText(advice));
  const origin = traits.uncontrolled ? pointer : undefined;
  const value = useValue(store, pointer, origin);
  const handlers = useMemo(
    () => ({
      onChange: (next: unknown) => {
        store.set(pointer, next, origin);
        checkLater(store);
      },
      onBlur: () => leaveField(store, pointer),
    }),
    [store, pointer, origin],
  );
  return (
    <PointerContext value={pointer}>
      <Node
        pointer={pointer}
        name={node.key}
        schema={schema}
        uiSchema={advised}
        registry={registry}
        value={value}
        error={error && messageText(error)}
        required={required && !isReadOnly}
        readOnly={isReadOnly}
        {...handlers}
      />
    </PointerContext>
  );
});

export interface LeafViewProps {
  readonly pointer: string;
  readonly node: LeafNode;
  /** Its label where it is a row of a list: "PRN 2". */
  readonly name?: string;
  /** The kind of document whose number it is, where another answer tells. */
  readonly kind?: string;
}
