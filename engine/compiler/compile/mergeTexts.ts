import { LANGUAGES, type Language } from '../../constants/language.ts';
import type { Json, Texts } from '../../definition/JsonSchema.ts';
import type { Manifest } from '../../definition/Manifest.ts';
import { draftsUnder, type GroupDraft } from '../source/Draft.ts';
import type { UsedBlock } from '../source/draftForm.ts';
import type { FormFiles, SharedFiles } from '../source/FormFiles.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';
import { writtenOptions } from './compileOptions.ts';
import { isWanted } from './tableOptions.ts';

/** A shared table whose rows are options of a choice, and the text key of the choice. */
interface UsedTable {
  readonly name: string;
  readonly textKey: string;
  /** Selects the rows that are options. */
  readonly where?: Json | undefined;
}

/** The sources of a form's shared texts: blocks with the outermost first, and tables of options. */
export interface SharedTexts {
  readonly blocks: readonly UsedBlock[];
  readonly tables: readonly UsedTable[];
}

/**
 * Returns every text of a form by language. Texts of tables and blocks get the keys of the places
 * where they are used; the form's own texts replace them. A block's own key wins over that of a
 * block inside it. If a language lacks a text, the form shows the text in its first language.
 */
export function mergeTexts(
  files: FormFiles,
  shared: SharedFiles,
  { blocks, tables }: SharedTexts,
): Readonly<Record<Language, Texts>> {
  const merge = (language: Language): Texts => {
    const texts: Record<string, string> = {};
    for (const table of tables) Object.assign(texts, optionTexts(shared, table, language));
    for (const { name, textKey } of blocks.toReversed()) {
      const own = shared.defs[name]?.locales[language] ?? {};
      for (const [key, text] of textEntries(own)) texts[joined(textKey, key)] = text;
    }
    for (const [key, text] of textEntries(files.locales?.[language])) texts[key] = text;
    Object.assign(texts, directTitles(files, language));
    return withoutUnusedSteps(texts, files);
  };
  const fallback = merge(files.manifest.languages?.[0] ?? 'en');
  const [en, hant, hans] = LANGUAGES.map((language) => ({ ...fallback, ...merge(language) }));
  return { en: en ?? {}, 'zh-Hant': hant ?? {}, 'zh-Hans': hans ?? {} };
}

/** Name of the block with shared texts of next steps. Each form takes the texts that it names. */
const NEXT_STEPS = 'next-steps';

/** Returns the block with the shared texts of next steps, if the form has next steps. */
export function sharedNextSteps({ next }: Manifest, { defs }: SharedFiles): readonly string[] {
  return next !== undefined && defs[NEXT_STEPS] ? [NEXT_STEPS] : [];
}

/**
 * Removes the shared texts of next steps that the form does not name, so that pages do not fetch
 * them.
 */
function withoutUnusedSteps(texts: Texts, files: FormFiles): Texts {
  const ids = listOf(objectOf(files.manifest).next).map((entry) => objectOf(entry).id);
  const own = files.locales ?? {};
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => {
      if (!key.startsWith(NEXT_KEY) || ids.includes(key.slice(NEXT_KEY.length))) return true;
      return Object.values(own).some((written) => written[key] !== undefined);
    }),
  );
}

const NEXT_KEY = '$next.';

/** Returns the tables that supply options to the form's choices. */
export function optionTables(root: GroupDraft): readonly UsedTable[] {
  return draftsUnder(root).flatMap((draft): readonly UsedTable[] => {
    const written = draft.kind === 'leaf' ? writtenOptions(draft) : undefined;
    const { $table: name, where } = objectOf(written);
    return typeof name === 'string' ? [{ name, textKey: draft.textKey, where }] : [];
  });
}

/**
 * Returns the texts of a table's options. If several rows have the same value, the last row's text
 * wins.
 */
function optionTexts(
  { tables }: SharedFiles,
  { name, textKey, where }: UsedTable,
  language: Language,
): Texts {
  const rows = Object.hasOwn(tables, name) ? listOf(tables[name]?.rows) : [];
  const wanted = rows.filter(isObject).filter((row) => isWanted(row, where));
  const entries = wanted.flatMap((row) => {
    const text = objectOf(row.text)[language];
    return typeof row.value === 'string' && typeof text === 'string'
      ? [[`${textKey}.options.${row.value}`, text] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the step titles that the manifest contains itself (`titleDirect`). */
function directTitles({ manifest }: FormFiles, language: Language): Texts {
  const entries = listOf(objectOf(manifest).steps).flatMap((step) => {
    const { id, titleDirect } = objectOf(step);
    const title = isObject(titleDirect) ? titleDirect[language] : titleDirect;
    return typeof title === 'string' ? [[`$steps.${String(id)}.title`, title] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the texts without `$schema`, which only editors read. */
function textEntries(texts: Texts | undefined): readonly (readonly [string, string])[] {
  return Object.entries(texts ?? {}).filter(([key]) => key !== '$schema');
}

/**
 * Returns a text's key in the form. Keys of the form as a whole (`$sections.owner.title`) do not
 * change.
 */
function joined(textKey: string, key: string): string {
  return textKey === '' || key.startsWith('$') ? key : `${textKey}.${key}`;
}
