import type { MetaName } from '#compiler';
import { LANGUAGES, type Language, type Texts } from '#engine';
import type { CheckTools } from '../compiler/CheckTools.ts';
import { checkTable } from './checkTable.ts';
import { compareLanguages } from './checkTexts.ts';
import { type Finding, inOrder } from './Finding.ts';
import { SourceFiles } from './SourceFiles.ts';

/**
 * Checks the shared files: the blocks of `schemas/defs` (JSON, structure, the same texts in all
 * languages) and the tables.
 */
export function checkShared(tools: CheckTools): readonly Finding[] {
  const { shared } = tools;
  const sources = new SourceFiles((file) => file);
  for (const [file, text] of shared.sources) {
    if (file.startsWith('schemas/defs/')) sources.add(file, text);
  }
  const shapes = sources.names().flatMap((file) => {
    const value = sources.valueOf(file);
    if (value === undefined) return [];
    return tools
      .checkShape(metaOf(file), value)
      .map((fault) =>
        sources.findingAt(file, fault.pointer, { ...fault, severity: 'error' }, fault.at),
      );
  });
  const texts = Object.entries(shared.files.defs).flatMap(([name, { locales }]) =>
    compareLanguages(wholeSet(locales)).map((fault) => {
      const file = `schemas/defs/${name}.${fault.language}.json`;
      return sources.findingAt(file, `/${fault.key}`, fault, 'key');
    }),
  );
  const tables = [...shared.tableFiles.keys()].flatMap((name) => checkTable(tools, name));
  return inOrder([...sources.faults(), ...shapes, ...texts, ...tables]);
}

function metaOf(file: string): MetaName {
  if (file.endsWith('.schema.json')) return 'form-schema';
  return file.endsWith('.ui.json') ? 'ui' : 'locale';
}

function wholeSet(
  locales: Readonly<Partial<Record<Language, Texts>>>,
): Readonly<Record<Language, Texts>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const { $schema: _, ...texts } = locales[language] ?? {};
      return [language, texts];
    }),
  ) as Readonly<Record<Language, Texts>>;
}
