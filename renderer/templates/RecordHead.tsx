import { memo } from 'react';
import type { HeadingLevel } from '../form/FormPart.ts';
import { useFormPart } from '../form/FormPart.ts';
import { RecordTitle } from '../form/RecordTitle.tsx';
import { titleId } from '../form/useMoveFocus.ts';
import { CardButton, RecordButtons, type RecordButtonsProps } from './RecordButtons.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export interface RecordHeadProps extends RecordButtonsProps {
  /** Of the card. */
  readonly id: string;
  readonly level: HeadingLevel;
  readonly isOpen: boolean;
}

/** The heading of a record and what can be done with it. Not drawn anew when only its errors change. */
export const RecordHead = memo(function RecordHead(props: RecordHeadProps) {
  const { id, level, name, index, isOpen, actions, ...can } = props;
  const { word, isReadOnly } = useFormPart();
  const open = word(isReadOnly ? 'record.view' : 'record.change');
  return (
    <div className="card-head">
      <SectionHeading level={level} id={titleId(id)} className="record-title" focusable>
        <RecordTitle name={name} />
      </SectionHeading>
      <div className="end">
        {!isOpen && (
          <CardButton action={open} name={name} onPress={() => actions.open(index, true)} />
        )}
        <RecordButtons {...can} {...{ name, index, actions }} />
      </div>
    </div>
  );
});
