import type { EditedFile } from '../model/DraftFolder.ts';
import type { Example } from '../model/examples.ts';

/** The playground's own texts in one language. */
export interface PlaygroundTexts {
  readonly title: string;
  readonly lead: string;
  readonly language: string;
  readonly start: string;
  readonly open: string;
  readonly examples: Readonly<Record<Example, string>>;
  readonly share: string;
  readonly download: string;
  readonly code: string;
  readonly codeHint: string;
  readonly linkCopied: string;
  readonly linkReady: string;
  readonly linkTooLong: string;
  readonly brokenLink: string;
  readonly linkAddress: string;
  readonly failedLoad: string;
  /** Shown after another form is opened. */
  readonly opened: string;
  /** Opens the form again that was edited before. */
  readonly restore: string;
  readonly saved: (name: string) => string;
  readonly panes: string;
  readonly files: string;
  readonly result: string;
  readonly fileTabs: string;
  readonly resultTabs: string;
  readonly fileNames: Readonly<Record<EditedFile, string>>;
  readonly leaveEditor: string;
  readonly optionalFile: string;
  readonly form: string;
  readonly findings: string;
  readonly answers: string;
  readonly conditions: string;
  readonly checking: string;
  readonly noForm: string;
  readonly lastForm: string;
  readonly formLanguage: string;
  readonly width: string;
  readonly widthFull: string;
  readonly widthPhone: string;
  readonly samples: string;
  readonly filled: string;
  /** Shown when the answers of a sample have another shape than the schema. */
  readonly notFilled: string;
  readonly noServer: string;
  readonly formFailed: string;
  readonly noFindings: string;
  readonly counts: (errors: number, warnings: number) => string;
  readonly errorCount: (errors: number) => string;
  readonly severities: Readonly<Record<'error' | 'warning' | 'info', string>>;
  readonly line: (line: number) => string;
  readonly valid: string;
  readonly invalid: (errors: number) => string;
  readonly noAnswers: string;
  readonly submitted: string;
  readonly wholeForm: string;
}
