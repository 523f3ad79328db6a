import { memo } from 'react';
import { useFormPart } from '../form-context/FormPart.ts';
import type { HeadingLevel } from '../form-context/HeadingLevel.ts';
import { titleId } from '../form-context/useMoveFocus.ts';
import { drawCardButton, drawRecordButtons, type RecordButtonsProps } from './recordButtons.tsx';
import { useRecordTitle } from './useRecordTitle.ts';

export interface RecordHeadProps extends RecordButtonsProps {
  /** Id of the card. */
  readonly id: string;
  readonly level: HeadingLevel;
  readonly isOpen: boolean;
}

/**
 * Renders the heading of a record and its buttons. Does not render again when only its errors
 * change.
 */
export const RecordHead = memo(function RecordHead(props: RecordHeadProps) {
  const { id, level, isOpen, ...buttons } = props;
  const { name, index, actions } = buttons;
  const { word, isReadOnly } = useFormPart();
  const { first, heading } = useRecordTitle(name);
  const Heading = `h${level}` as const;
  const open = word(isReadOnly ? 'record.view' : 'record.change');
  return (
    <div className="card-head">
      <Heading ref={heading} id={titleId(id)} className="record-title" tabIndex={-1}>
        {first}
      </Heading>
      <div className="end">
        {!isOpen && drawCardButton(open, name, () => actions.open(index, true))}
        {drawRecordButtons(buttons, word)}
      </div>
    </div>
  );
});
