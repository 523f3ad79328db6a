/** Something to say about a form's files; as `npm run forms:check --json` says it. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly message: string;
  readonly remedy: string;
}

/** What `npm run dev` tells the open page; nothing of this is in a build. */
export interface FormEvents {
  /** A form's new definition is there. */
  readonly 'landform:form': { readonly code: string; readonly hash: string };
  /** All that is wrong with any form. */
  readonly 'landform:findings': { readonly findings: readonly Finding[] };
}

/** Listens to `npm run dev`. @returns what ends it */
export function onFormEvent<Name extends keyof FormEvents>(
  name: Name,
  listener: (event: FormEvents[Name]) => void,
): () => void {
  const { hot } = import.meta;
  hot?.on(name, listener);
  return () => hot?.off(name, listener);
}

/** Asks for what was told before this page was there. */
export function askForFindings(): void {
  import.meta.hot?.send('landform:hello');
}
