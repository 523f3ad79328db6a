import type { ExportPlan } from '#engine';

/**
 * Returns the names that a form exports. A name in a row follows the name of its list:
 * `orderInfos.prn`. Rows with flat names (`AI_prn__2`) give one name, their prefix `AI_`.
 */
export function exportedNames(entries: ExportPlan, above = ''): readonly string[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    if (entry.kind !== 'rows') return [`${above}${name}`];
    if (entry.prefix !== undefined) return [`${above}${entry.prefix}`];
    return exportedNames(entry.as, `${above}${name}.`);
  });
}

/** Returns the names with a value in exported data, in the format of `exportedNames`. */
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
