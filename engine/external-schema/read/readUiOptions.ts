import { objectOf } from '../../compiler/source/json.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';

/**
 * Returns the options that a layout gives a field, in `ui:options` or next to it, by name without
 * `ui:`.
 */
export function readUiOptions(ui: JsonObject): JsonObject {
  const beside = Object.entries(ui).flatMap(([key, value]) =>
    key.startsWith('ui:') && key !== 'ui:options'
      ? [[key.slice('ui:'.length), value] as const]
      : [],
  );
  return { ...objectOf(ui['ui:options']), ...Object.fromEntries(beside) };
}
