import { nearest } from '#compiler';
import type { Language } from '#engine';
import type { TextUse } from './neededTexts.ts';
import type { TextsToCheck } from './TextProblem.ts';

/** A key of a text that is spelt unlike the key that was probably meant. */
export interface MisspeltKey {
  readonly language: Language;
  readonly key: string;
  readonly meant: string;
}

/** The texts among which keys are compared. */
export type ComparedTexts = Pick<TextsToCheck, 'code' | 'own' | 'all' | 'languages'>;

/** The greatest edit distance of two keys that need not have the same last part. */
const MOST_EDITS = 2;

/**
 * Finds keys that nothing shows and that are similar to a key which the same language lacks.
 *
 * @param use the texts that the form shows; without them, a key that only one language has is
 *   compared with the keys that only this language lacks
 * @returns at most one entry for each key, in the order of the files
 */
export function misspeltKeys(texts: ComparedTexts, use?: TextUse): readonly MisspeltKey[] {
  const found = texts.languages.flatMap((language) => {
    const wanted = new Set(wantedKeys(texts, language, use));
    const keys = Object.keys(texts.own[language]);
    return keys
      .filter((key) => isStray(texts, language, key, use))
      .flatMap((key): readonly MisspeltKey[] => {
        const meant = similarKey(key, [...wanted], use !== undefined);
        if (meant === undefined) return [];
        wanted.delete(meant);
        return [{ language, key, meant }];
      });
  });
  // Between two languages without a plan, each key looks misspelt: the first one is reported.
  return found.filter(
    ({ key, meant }, index) =>
      !found.slice(0, index).some((each) => each.meant === key && each.key === meant),
  );
}

/** Checks whether nothing shows a key; without a plan, whether no other language has it. */
function isStray(
  { own, languages }: ComparedTexts,
  language: Language,
  key: string,
  use?: TextUse,
): boolean {
  if (use) return !use.needed.has(key) && !use.allowed(key);
  return languages.every((other) => other === language || own[other][key] === undefined);
}

function wantedKeys(
  { own, all, languages }: ComparedTexts,
  language: Language,
  use?: TextUse,
): readonly string[] {
  const others = languages.flatMap((other) => Object.keys(own[other]));
  const keys = use ? [...use.needed, ...use.known] : others;
  const isLacking = (key: string) => own[language][key] === undefined;
  return keys.filter((key) => isLacking(key) && (!use || all[language][key] === undefined));
}

/** Returns the similar key, first among those that end alike: `.label`. */
function similarKey(key: string, keys: readonly string[], isCertain: boolean): string | undefined {
  const end = lastPart(key);
  const endingAlike = keys.filter((each) => lastPart(each) === end);
  return (
    nearest(key, endingAlike, isCertain ? undefined : MOST_EDITS) ?? nearest(key, keys, MOST_EDITS)
  );
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

const PARTS = ['label', 'help', 'placeholder', 'text', 'record', 'add', 'output', 'title', 'lead'];

/**
 * Returns the key that an impossible key of a locale probably means: one that another language has,
 * or the same field with a part that exists.
 *
 * @param others keys of the other languages
 *
 * @example
 * meantTextKey('name.lable', ['name.label'], []) // 'name.label'
 */
export function meantTextKey(
  key: string,
  others: readonly string[],
  own: readonly string[],
): string | undefined {
  const free = others.filter((other) => !own.includes(other));
  const known = nearest(key, free, MOST_EDITS);
  if (known !== undefined) return known;
  const part = nearest(lastPart(key), PARTS, MOST_EDITS);
  if (part === undefined || part === lastPart(key)) return undefined;
  return `${key.slice(0, key.lastIndexOf('.'))}.${part}`;
}
