import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language, type Texts } from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';

const FORMS = join(ROOT, 'forms');

it.each(await formCodesIn(FORMS))('U-29: %s has different record names at each level', (code) => {
  for (const language of LANGUAGES) {
    const names = recordNames(code, language);
    expect(names, language).toEqual([...new Set(names)]);
  }
});

/** Returns the record names of lists, each after the path that contains the list. */
function recordNames(code: string, language: Language): readonly string[] {
  const texts: Texts = JSON.parse(
    readFileSync(join(FORMS, code, 'locales', `${language}.json`), 'utf8'),
  );
  return Object.entries(texts).flatMap(([key, text]) => {
    const [kind, , ...around] = key.split('.').toReversed();
    return kind === 'record' ? [`${around.toReversed().join('.')} ${text}`] : [];
  });
}
