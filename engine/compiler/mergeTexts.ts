import type { Json, Texts } from '../definition/JsonSchema.ts';
import type { Manifest } from '../definition/Manifest.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { writtenOptions } from './compileOptions.ts';
import { draftsUnder, type GroupDraft } from './Draft.ts';
import type { UsedBlock } from './draftForm.ts';
import type { FormFiles, SharedFiles } from './FormFiles.ts';
import { isObject, listOf, objectOf } from './json.ts';
import { isWanted } from './tableOptions.ts';

/** A shared table whose rows are options of a choice, and the text key of the choice. */
interface UsedTable {
  readonly name: string;
  readonly textKey: string;
  /** Which rows are options. */
  readonly where?: Json | undefined;
}

/** What a form takes its shared texts from: blocks with the outermost first, tables of options. */
export interface SharedTexts {
  readonly blocks: readonly UsedBlock[];
  readonly tables: readonly UsedTable[];
}

/**
 * Every text of a form by language: those of tables and blocks under the places where they are used,
 * and over them the form's own. A block's own key wins over that of a block inside it. What a
 * language lacks is said in the form's first language.
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
    return withoutIdleSteps(texts, files);
  };
  const fallback = merge(files.manifest.languages?.[0] ?? 'en');
  const [en, hant, hans] = LANGUAGES.map((language) => ({ ...fallback, ...merge(language) }));
  return { en: en ?? {}, 'zh-Hant': hant ?? {}, 'zh-Hans': hans ?? {} };
}

/** Words of next steps that forms share: each form takes those that it names. */
const NEXT_STEPS = 'next-steps';

/** The shared words of next steps, where a form has any steps. */
export function sharedNextSteps({ next }: Manifest, { defs }: SharedFiles): readonly string[] {
  return next !== undefined && defs[NEXT_STEPS] ? [NEXT_STEPS] : [];
}

/** Leaves out the shared words of next steps that the form does not name; pages need not fetch them. */
function withoutIdleSteps(texts: Texts, files: FormFiles): Texts {
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

/** The tables that choices of a form take their options from. */
export function optionTables(root: GroupDraft): readonly UsedTable[] {
  return draftsUnder(root).flatMap((draft): readonly UsedTable[] => {
    const written = draft.kind === 'leaf' ? writtenOptions(draft) : undefined;
    const { $table: name, where } = objectOf(written);
    return typeof name === 'string' ? [{ name, textKey: draft.textKey, where }] : [];
  });
}

/** Rows of one value for several periods speak with the words of the last. */
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

/** Titles of steps that the manifest says itself (`titleDirect`); nobody has to ask twice. */
function directTitles({ manifest }: FormFiles, language: Language): Texts {
  const entries = listOf(objectOf(manifest).steps).flatMap((step) => {
    const { id, titleDirect } = objectOf(step);
    const title = isObject(titleDirect) ? titleDirect[language] : titleDirect;
    return typeof title === 'string' ? [[`$steps.${String(id)}.title`, title] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Texts without `$schema`, which is for editors. */
function textEntries(texts: Texts | undefined): readonly (readonly [string, string])[] {
  return Object.entries(texts ?? {}).filter(([key]) => key !== '$schema');
}

/** Keys of the form as a whole (`$sections.owner.title`) stay as they are. */
function joined(textKey: string, key: string): string {
  return textKey === '' || key.startsWith('$') ? key : `${textKey}.${key}`;
}
