import type { Finding } from '../../server/forms/check/Finding.ts';
import { type DraftFolder, isEditedFile, pathIn } from '../model/DraftFolder.ts';
import { useTexts } from '../texts/useTexts.ts';
import { findingsNote } from './findingsNote.ts';

interface FindingsPanelProps {
  readonly folder: DraftFolder;
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly onOpen: (finding: Finding) => void;
}

/** Renders the findings of `npm run forms:check`; each opens its line. */
export function FindingsPanel({ folder, findings, isChecking, onOpen }: FindingsPanelProps) {
  const texts = useTexts();
  if (isChecking && findings.length === 0) return <p className="quiet">{texts.checking}</p>;
  if (findings.length === 0) return <p className="notice notice-success">{texts.noFindings}</p>;
  return (
    <>
      <p>{findingsNote(findings, texts).words}</p>
      <ul className="findings">
        {findings.map((finding) => {
          const { file, line, column, severity, code, message, remedy } = finding;
          const path = pathIn(folder, file) ?? file;
          const place = `${path}, ${texts.line(line)}`;
          return (
            <li
              key={`${file} ${line} ${column} ${code} ${message}`}
              className={`finding-${severity}`}
            >
              <strong>{texts.severities[severity]}</strong>{' '}
              {isEditedFile(path) ? (
                <button type="button" className="link" onClick={() => onOpen(finding)}>
                  {place}
                </button>
              ) : (
                place
              )}
              <p lang="en">
                {message}. Remedy: {remedy}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
