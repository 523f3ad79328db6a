import { memo } from 'react';
import type { ListNode } from '#engine';
import { drawRecordButtons, type RecordButtonsProps } from '../templates/recordButtons.tsx';
import { useFormPart } from './FormPart.ts';
import { LeafView } from './LeafView.tsx';
import { recordName } from './recordName.ts';

export interface BareRowProps extends Omit<RecordButtonsProps, 'name'> {
  /** Of the list. */
  readonly list: string;
  readonly node: ListNode;
}

/** A row that is a single answer: its box, named "PRN 2", and what can be done with it. */
export const BareRow = memo(function BareRow({ list, node, ...row }: BareRowProps) {
  const { texts, word } = useFormPart();
  const [answer] = node.item.children;
  if (answer?.kind !== 'leaf') return null;
  const name = recordName(node, row.index, texts, word);
  const pointer = `${list}/${row.index}`;
  return (
    <div className="bare-row">
      {/* A box belongs to its pointer; when rows above go, another takes its place. */}
      <LeafView key={pointer} pointer={pointer} node={answer} name={name} />
      <div className="bare-row-buttons">{drawRecordButtons({ ...row, name }, word)}</div>
    </div>
  );
});
