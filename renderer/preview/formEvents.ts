/** A finding about a form's files, as `npm run forms:check --json` prints it. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly message: string;
  readonly remedy: string;
}

/** The events that `npm run dev` sends to the open page. Builds do not contain them. */
export interface FormEvents {
  /** A new definition of a form is available. */
  readonly 'landform:form': { readonly code: string; readonly hash: string };
  /** All findings about all forms. */
  readonly 'landform:findings': { readonly findings: readonly Finding[] };
}

/**
 * Subscribes to an event of `npm run dev`.
 *
 * @returns the unsubscribe function
 */
export function onFormEvent<Name extends keyof FormEvents>(
  name: Name,
  listener: (event: FormEvents[Name]) => void,
): () => void {
  const { hot } = import.meta;
  hot?.on(name, listener);
  return () => hot?.off(name, listener);
}

/** Requests the findings that were reported before this page loaded. */
export function askForFindings(): void {
  import.meta.hot?.send('landform:hello');
}
