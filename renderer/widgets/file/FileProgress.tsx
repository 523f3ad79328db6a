import { useFormPart } from '../../form/FormPart.ts';
import type { Reading } from './useChosenFile.ts';

/** How far a file is, or why it was refused. Nothing while nothing happens. */
export function FileProgress({ id, reading }: { readonly id: string; readonly reading: Reading }) {
  const { word } = useFormPart();
  switch (reading.state) {
    case 'idle':
      return null;
    case 'refused':
      return (
        <div id={`${id}-refused`} className="field-error">
          {reading.reason}
        </div>
      );
    case 'checking':
      return (
        <p className="file-progress" role="status">
          <span className="spinner spinner-small" aria-hidden="true" />{' '}
          {word('file.checking', { name: reading.name })}
        </p>
      );
    case 'reading':
      return <ReadingBar id={id} name={reading.name} percent={reading.percent} />;
  }
}

interface ReadingBarProps {
  readonly id: string;
  readonly name: string;
  readonly percent: number;
}

/** How much of a file was read. */
export function ReadingBar({ id, name, percent }: ReadingBarProps) {
  const { word } = useFormPart();
  return (
    <div className="file-progress">
      <label htmlFor={`${id}-progress`}>{word('file.reading', { name, percent })}</label>
      <progress id={`${id}-progress`} max={100} value={percent} />
    </div>
  );
}
