import { memo } from 'react';
import type { HeadingLevel } from '../form/FormPart.ts';
import { useFormPart } from '../form/FormPart.ts';
import { titleId } from '../form/useMoveFocus.ts';
import { useRecordTitle } from '../form/useRecordTitle.ts';
import { drawCardButton, drawRecordButtons, type RecordButtonsProps } from './recordButtons.tsx';

export interface RecordHeadProps extends RecordButtonsProps {
  /** Of the card. */
  readonly id: string;
  readonly level: HeadingLevel;
  readonly isOpen: boolean;
}

/** The heading of a record and what can be done with it. Not drawn anew when only its errors change. */
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
