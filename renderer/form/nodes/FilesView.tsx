import { memo, useMemo } from 'react';
import type { ListNode } from '#engine';
import { putFiles } from '../../attachments/fileRows.ts';
import { withAdvice } from '../../form-context/advice.ts';
import { checkLater, leaveField } from '../../form-context/checkLater.ts';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { uiOptions } from '../../form-context/uiOptions.ts';
import { useGroupState, useValue } from '../../form-context/useStore.ts';

interface FilesViewProps {
  readonly pointer: string;
  readonly node: ListNode;
}

/** Checks whether every row of a list is one file. A single widget then shows the whole list. */
export function isFileList({ item }: ListNode): boolean {
  const [answer] = item.children;
  return item.isBare === true && answer?.kind === 'leaf' && answer.valueType === 'file';
}

/** Renders a list of files as one answer, with RJSF's widget for an array. */
export const FilesView = memo(function FilesView({ pointer, node }: FilesViewProps) {
  const { store, texts, messageText, isReadOnly, registry, draw } = useFormPart();
  const { required, error, advice } = useGroupState(store, pointer);
  const value = useValue(store, pointer);
  const label = texts[`${node.textKey}.label`] ?? node.key;
  const help = texts[`${node.textKey}.help`];
  const uiSchema = useMemo(() => {
    const [answer] = node.item.children;
    const { maxItems, maxTotalBytes } = node;
    return {
      'ui:widget': 'files',
      'ui:title': label,
      ...(help === undefined ? {} : { 'ui:help': help }),
      'ui:options': {
        ...uiOptions(node),
        frame: 'label',
        file: answer?.kind === 'leaf' ? answer.file : undefined,
        maxItems,
        maxTotalBytes,
      },
    };
  }, [node, label, help]);
  const advised = withAdvice(uiSchema, advice && messageText(advice));
  const handlers = useMemo(
    () => ({
      onChange: (next: unknown) => {
        putFiles(store, pointer, Array.isArray(next) ? next : []);
        checkLater(store);
      },
      onBlur: () => leaveField(store, pointer),
    }),
    [store, pointer],
  );
  return (
    <PointerContext value={pointer}>
      {draw({
        pointer,
        name: node.key,
        schema: ARRAY,
        uiSchema: advised,
        registry,
        value,
        error: error && messageText(error),
        required: required && !isReadOnly,
        readOnly: isReadOnly,
        ...handlers,
      })}
    </PointerContext>
  );
});

const ARRAY = { type: 'array' as const };
