import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Finding } from '../../server/forms/check/Finding.ts';
import { offsetAt } from './offsetAt.ts';

const TOKEN = /^(?:"(?:[^"\\]|\\.)*"|[\w.+-]+|.)/;

/** Converts the findings about one file to the editor's marks: the key or the value at each place. */
export function findingMarks(text: Text, findings: readonly Finding[]): readonly Diagnostic[] {
  return findings.map(({ line, column, severity, message, remedy }) => {
    const from = offsetAt(text, line, column);
    const own = text.lineAt(from);
    const [token = ''] = TOKEN.exec(own.text.slice(from - own.from)) ?? [];
    return { from, to: from + token.length, severity, message: `${message}. Remedy: ${remedy}` };
  });
}
