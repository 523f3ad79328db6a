import { useFormPart } from '../../form/FormPart.ts';
import type { Reading } from './useChosenFile.ts';

/** How far the reading of a file is, or why it was refused. Nothing while nothing happens. */
export function FileProgress({ id, reading }: { readonly id: string; readonly reading: Reading }) {
  const { word } = useFormPart();
  if (reading.state === 'idle') return null;
  if (reading.state === 'refused') {
    return (
      <div id={`${id}-refused`} className="field-error">
        <span className="icon-error" aria-hidden="true">
          !
        </span>
        {reading.reason}
      </div>
    );
  }
  const { name, percent } = reading;
  return (
    <div className="file-progress">
      <label htmlFor={`${id}-progress`}>{word('file.reading', { name, percent })}</label>
      <progress id={`${id}-progress`} max={100} value={percent} />
    </div>
  );
}
