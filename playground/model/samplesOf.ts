import type { FormData } from '#engine';
import type { DraftFolder } from './DraftFolder.ts';

/** Answers that an author keeps in `samples/`, with the name of the file. */
export interface DraftSample {
  /** Name of the file without its ending: `full`. */
  readonly name: string;
  readonly formData: FormData;
}

const SAMPLE = /^samples\/(.+)\.json$/;

/** Returns the samples of a folder by name. A sample that is not readable JSON is left out. */
export function samplesOf({ files }: DraftFolder): readonly DraftSample[] {
  return Object.entries(files)
    .flatMap(([path, text]) => {
      const [, name] = SAMPLE.exec(path) ?? [];
      const formData = name === undefined ? undefined : answersIn(text);
      return name === undefined || formData === undefined ? [] : [{ name, formData }];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

function answersIn(text: string): FormData | undefined {
  try {
    const { formData } = JSON.parse(text) ?? {};
    return typeof formData === 'object' && formData !== null ? formData : undefined;
  } catch {
    return undefined;
  }
}
