import { useFormPart } from '../form/FormPart.ts';
import type { RecordActions } from '../form/useRecords.ts';

export interface RecordButtonsProps {
  /** "Land register 2", for the names of the buttons. */
  readonly name: string;
  readonly index: number;
  readonly canRemove: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** The same object always. */
  readonly actions: RecordActions;
}

/** What can be done with a row of a list: move it, remove it. */
export function RecordButtons(props: RecordButtonsProps) {
  const { name, index, canRemove, canMoveUp, canMoveDown, actions } = props;
  const { word } = useFormPart();
  return (
    <>
      {canMoveUp && (
        <CardButton
          action={word('record.up')}
          name={name}
          onPress={() => actions.move(index, index - 1)}
        />
      )}
      {canMoveDown && (
        <CardButton
          action={word('record.down')}
          name={name}
          onPress={() => actions.move(index, index + 1)}
        />
      )}
      {canRemove && (
        <CardButton
          action={word('record.remove')}
          name={name}
          onPress={() => actions.remove(index)}
        />
      )}
    </>
  );
}

interface CardButtonProps {
  readonly action: string;
  readonly name: string;
  readonly onPress: () => void;
}

/** "Remove", read as "Remove Land register 2". */
export function CardButton({ action, name, onPress }: CardButtonProps) {
  return (
    <button type="button" className="button button-quiet" onClick={onPress}>
      {action} <span className="visually-hidden">{name}</span>
    </button>
  );
}
