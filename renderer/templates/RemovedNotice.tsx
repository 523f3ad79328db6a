import { useId } from 'react';
import { useFormPart } from '../form-context/FormPart.ts';
import type { RemovedRecord } from '../form-context/Records.ts';

export interface RemovedNoticeProps {
  readonly removed: RemovedRecord;
  readonly onHold: (isHeld: boolean) => void;
}

/**
 * Names the removed record and offers to undo the removal. The notice is in the list, directly
 * before the focused element.
 */
export function RemovedNotice({ removed, onHold }: RemovedNoticeProps) {
  const { word } = useFormPart();
  const saysWhat = useId();
  return (
    <div
      className="notice record-removed"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={({ currentTarget: { parentElement: list } }) =>
        onHold(list?.contains(document.activeElement) === true)
      }
    >
      <span id={saysWhat}>{word('record.removed', { name: removed.name })}</span>
      <button
        type="button"
        className="button button-quiet"
        aria-describedby={saysWhat}
        onClick={removed.putBack}
      >
        {word('record.undo')}
      </button>
    </div>
  );
}
