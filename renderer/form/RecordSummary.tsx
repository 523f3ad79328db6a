import { memo, type ReactElement } from 'react';
import { childPointer, type GroupNode, type ListNode } from '#engine';
import { answerText } from './answerText.ts';
import { uiOptions } from './arrange.ts';
import { useFormPart } from './FormPart.ts';
import { useWrittenAnswer } from './LateAnswer.ts';
import { useValue } from './useStore.ts';

export interface RecordSummaryProps {
  /** Of the record. */
  readonly pointer: string;
  readonly node: ListNode;
}

/**
 * What a closed record holds, in one line: the answers that `ui:options.summary` names. Until the code
 * that writes an address has come, it stands in the order of its boxes.
 *
 * A function and no component, and that code is followed only where something needs it: fifty records
 * have as many components fewer, and none of them is drawn again.
 */
export function drawSummary(props: RecordSummaryProps): ReactElement {
  const hasGroup = summaryNodes(props.node).some(({ kind }) => kind === 'group');
  return hasGroup ? <WrittenSummary {...props} /> : <PlainSummary {...props} />;
}

const PlainSummary = memo(function PlainSummary(props: RecordSummaryProps) {
  return useSummary(props, undefined);
});

const WrittenSummary = memo(function WrittenSummary(props: RecordSummaryProps) {
  return useSummary(props, useWrittenAnswer());
});

function useSummary(
  { pointer, node }: RecordSummaryProps,
  written: ReturnType<typeof useWrittenAnswer>,
): ReactElement {
  const part = useFormPart();
  const { store, texts, word, language } = part;
  // Followed for its changes; the answers are read one by one, because hidden ones count as absent.
  useValue(store, pointer);
  const parts = summaryNodes(node)
    .map((child) => {
      const at = childPointer(pointer, child);
      return written?.(child, at, part) ?? answerText(child, store.get(at), texts, language);
    })
    .filter((text) => text !== '');
  return (
    <p className="record-summary">{parts.length > 0 ? parts.join(' · ') : word('record.empty')}</p>
  );
}

/** The fields that sum up a record: those that the author names, or its first three. */
export function summaryNodes({ item, ui }: ListNode): GroupNode['children'] {
  const names = uiOptions({ ui }).summary;
  if (!Array.isArray(names)) return item.children.slice(0, 3);
  return names.flatMap((name) => item.children.find(({ key }) => key === name) ?? []);
}
