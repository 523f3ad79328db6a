import { useEffect, useState } from 'react';
import { askForFindings, type Finding, onFormEvent } from './formEvents.ts';

/**
 * What is wrong with the forms, over the page, while `npm run dev` runs: file, line, column and
 * remedy of each finding as `npm run forms:check` tells it. Gone when the last error is corrected.
 * @param props.listen where it hears of them; a test has its own
 */
export function FindingsOverlay({
  listen = onFormEvent,
}: {
  readonly listen?: typeof onFormEvent;
}) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const stop = listen('landform:findings', (told) => {
      setFindings(told.findings.filter(({ severity }) => severity === 'error'));
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
