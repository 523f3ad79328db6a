import { type Ref, useState } from 'react';
import { DialogField, fieldAttributes } from './DialogField.tsx';
import '../styles/files.css';

interface DialogFileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  /** File name extensions that the browser's file picker shows, such as `.lrwf,.txt`. */
  readonly accept: string;
  /** Label of the button. */
  readonly choose: string;
  /** Label of the button once a file is chosen; default: `choose`. */
  readonly chooseOther?: string;
  readonly isDisabled?: boolean;
  readonly hasFirstFocus?: boolean;
  readonly onChoose?: (file: File | undefined) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * Renders a file input of a dialog: a button that opens the browser's file picker, and the name of
 * the chosen file.
 */
export function DialogFileField(props: DialogFileFieldProps) {
  const { ref, label, accept, choose, chooseOther = choose, hasFirstFocus, onChoose } = props;
  const [name, setName] = useState<string>();
  return (
    <DialogField {...props} label={label}>
      <div className="file-choose">
        <input
          {...fieldAttributes(props)}
          ref={ref}
          className="file-input"
          type="file"
          accept={accept}
          disabled={props.isDisabled}
          {...(hasFirstFocus && { 'data-autofocus': true })}
          onChange={({ target }) => {
            setName(target.files?.[0]?.name);
            onChoose?.(target.files?.[0]);
          }}
        />
        <label htmlFor={props.id} className="button">
          {name === undefined ? choose : chooseOther}
        </label>
        <span role="status">{name && <span className="file-name">{name}</span>}</span>
      </div>
    </DialogField>
  );
}
