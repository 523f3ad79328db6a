import { useEffect, useState } from 'react';
import { askForFindings, type Finding, onFormEvent } from './formEvents.ts';

/**
 * Shows the errors in form files over the page while `npm run dev` runs: the file, line, column,
 * message and remedy of each. The overlay disappears with the last error.
 *
 * @param props.listen subscribes to findings; a test passes its own function
 */
export function FindingsOverlay({
  listen = onFormEvent,
}: {
  readonly listen?: typeof onFormEvent;
}) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const stop = listen('landform:findings', (report) => {
      setFindings(report.findings.filter(({ severity }) => severity === 'error'));
      setHidden(false);
    });
    askForFindings();
    return stop;
  }, [listen]);
  if (findings.length === 0 || isHidden) return null;
  return (
    <section className="findings" aria-label="Form files with errors">
      <button type="button" onClick={() => setHidden(true)}>
        Hide
      </button>
      <h2>These form files have errors; the last good version is shown</h2>
      <ul>
        {findings.map(({ file, line, column, message, remedy }) => (
          <li key={`${file}:${line}:${column} ${message}`}>
            <code>
              {file}:{line}:{column}
            </code>{' '}
            {message}. {remedy}
          </li>
        ))}
      </ul>
    </section>
  );
}
