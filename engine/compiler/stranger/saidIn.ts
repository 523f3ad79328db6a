import type { JsonObject } from '../../definition/JsonSchema.ts';
import { objectOf } from '../json.ts';

/** What a layout says of a field, by name without `ui:`: in `ui:options` or beside it. */
export function saidIn(ui: JsonObject): JsonObject {
  const beside = Object.entries(ui).flatMap(([key, value]) =>
    key.startsWith('ui:') && key !== 'ui:options'
      ? [[key.slice('ui:'.length), value] as const]
      : [],
  );
  return { ...objectOf(ui['ui:options']), ...Object.fromEntries(beside) };
}
