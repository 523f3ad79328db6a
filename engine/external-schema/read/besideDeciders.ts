import type { JsonObject } from '../../definition/JsonSchema.ts';
import { namesRead } from './namesRead.ts';

/** A field with the condition under which it is visible. */
interface ConditionalField {
  readonly name: string;
  readonly visibleWhen?: JsonObject;
}

/**
 * Orders the fields that branches of a schema add: each follows the last field that its condition
 * reads, so that a person sees it next to the answer that decides it. A field whose condition reads
 * none of the others comes last.
 *
 * @param own the fields of the object itself, in the order of the schema
 * @param branched the fields that branches add, in their order
 */
export function besideDeciders<Field extends ConditionalField>(
  own: readonly Field[],
  branched: readonly Field[],
): readonly Field[] {
  const followers = new Map<string | undefined, Field[]>();
  for (const field of branched) {
    const read = namesRead(field.visibleWhen);
    const decider = own.findLast(({ name }) => read.has(name))?.name;
    followers.set(decider, [...(followers.get(decider) ?? []), field]);
  }
  return [
    ...own.flatMap((field) => [field, ...(followers.get(field.name) ?? [])]),
    ...(followers.get(undefined) ?? []),
  ];
}
