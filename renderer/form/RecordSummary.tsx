import { memo } from 'react';
import { childPointer, type GroupNode, type ListNode } from '#engine';
import { answerText } from './answerText.ts';
import { uiOptions } from './arrange.ts';
import { useFormPart } from './FormPart.ts';
import { useValue } from './useStore.ts';

export interface RecordSummaryProps {
  /** Of the record. */
  readonly pointer: string;
  readonly node: ListNode;
}

/** What a closed record holds, in one line: the answers that `ui:options.summary` names. */
export const RecordSummary = memo(function RecordSummary({ pointer, node }: RecordSummaryProps) {
  const { store, texts, word, language } = useFormPart();
  // Followed for its changes; the answers are read one by one, because hidden ones count as absent.
  useValue(store, pointer);
  const parts = summaryNodes(node)
    .map((child) => answerText(child, store.get(childPointer(pointer, child)), texts, language))
    .filter((text) => text !== '');
  return (
    <p className="record-summary">{parts.length > 0 ? parts.join(' · ') : word('record.empty')}</p>
  );
});

/** The fields that sum up a record: those that the author names, or its first three. */
export function summaryNodes({ item, ui }: ListNode): GroupNode['children'] {
  const names = uiOptions({ ui }).summary;
  if (!Array.isArray(names)) return item.children.slice(0, 3);
  return names.flatMap((name) => item.children.find(({ key }) => key === name) ?? []);
}
