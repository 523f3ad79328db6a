import type { ExportPlan } from '#engine';

/**
 * Returns the names that a form exports, those in rows behind the name of their list: `orderInfos.prn`.
 * Rows with flat names (`AI_prn__2`) repeat the answers of a list that is exported whole. They give
 * one name, their prefix `AI_`.
 */
export function exportedNames(entries: ExportPlan, above = ''): readonly string[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    if (entry.kind !== 'rows') return [`${above}${name}`];
    if (entry.prefix !== undefined) return [`${above}${entry.prefix}`];
    return exportedNames(entry.as, `${above}${name}.`);
  });
}

/** The names under which some exported data hold a value, in the same spelling. */
export function namesIn(entries: ExportPlan, data: unknown, above = ''): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((row) => namesIn(entries, row, above));
  const given = Object.keys(Object(data));
  return Object.entries(entries).flatMap(([name, entry]) => {
    if (entry.kind !== 'rows') return given.includes(name) ? [`${above}${name}`] : [];
    const { prefix } = entry;
    if (prefix === undefined) {
      return namesIn(entry.as, Reflect.get(Object(data), name), `${above}${name}.`);
    }
    return given.some((each) => each.startsWith(prefix)) ? [`${above}${prefix}`] : [];
  });
}
