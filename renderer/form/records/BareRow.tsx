import { memo } from 'react';
import type { ListNode } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { recordName } from '../../form-context/recordName.ts';
import { drawRecordButtons, type RecordButtonsProps } from '../../templates/recordButtons.tsx';
import { LeafView } from '../nodes/LeafView.tsx';

export interface BareRowProps extends Omit<RecordButtonsProps, 'name'> {
  /** Pointer of the list. */
  readonly list: string;
  readonly node: ListNode;
}

/**
 * Renders a row that is a single answer: its input with a label such as "PRN 2", and its buttons.
 */
export const BareRow = memo(function BareRow({ list, node, ...row }: BareRowProps) {
  const { texts, word } = useFormPart();
  const [answer] = node.item.children;
  if (answer?.kind !== 'leaf') return null;
  const name = recordName(node, row.index, texts, word);
  const pointer = `${list}/${row.index}`;
  return (
    <div className="bare-row">
      {/* A box belongs to its pointer. When a row above is removed, the next row takes over the
          pointer. */}
      <LeafView key={pointer} pointer={pointer} node={answer} name={name} />
      <div className="bare-row-buttons">{drawRecordButtons({ ...row, name }, word)}</div>
    </div>
  );
});
