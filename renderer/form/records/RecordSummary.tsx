import { memo, type ReactElement } from 'react';
import { childPointer, type GroupNode, type ListNode } from '#engine';
import { answerText } from '../../form-context/answerText.ts';
import { useFormPart } from '../../form-context/FormPart.ts';
import { uiOptions } from '../../form-context/uiOptions.ts';
import { useValue } from '../../form-context/useStore.ts';
import { useWrittenAnswer } from './LazyAnswer.ts';

export interface RecordSummaryProps {
  /** Pointer of the record. */
  readonly pointer: string;
  readonly node: ListNode;
}

/**
 * Renders the content of a closed record in one line: the answers that `ui:options.summary` names.
 * Until the code that formats an address is loaded, the address follows the order of its inputs.
 *
 * This is a function, not a component, so fifty records have fifty components fewer. Only a summary
 * with a group renders again when that code has loaded.
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
  // Subscribes to changes of the record. The answers are read one by one, because hidden answers
  // count as absent.
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

/**
 * Returns the fields that summarise a record: those that the author names, otherwise the first
 * three.
 */
export function summaryNodes({ item, ui }: ListNode): GroupNode['children'] {
  const names = uiOptions({ ui }).summary;
  if (!Array.isArray(names)) return item.children.slice(0, 3);
  return names.flatMap((name) => item.children.find(({ key }) => key === name) ?? []);
}
