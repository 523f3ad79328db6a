import type { DXT } from 'docxtemplater';
import { TemplateError } from './TemplateError.ts';

/** Checks whether a tag is alone in its paragraph. */
export function isLone(tag: object): boolean {
  return Reflect.get(tag, LONE) === true;
}

/**
 * Returns a module that marks each tag that is alone in its paragraph. The module refuses every tag
 * except values and loops; an example is `{@markup}`.
 *
 * @throws {TemplateError} when the library runs the module
 */
export function loneTags(): DXT.Module & { readonly name: string; readonly priority: number } {
  return {
    name: 'loneTags',
    // The module runs before loops are folded, while the parts of a paragraph are still neighbours.
    priority: 100,
    postparse(parts) {
      parts.forEach(checkKind);
      for (const paragraph of paragraphsOf(parts)) markIn(paragraph);
      return parts;
    },
  };
}

const LONE = 'isLone';

function checkKind({ type, module, raw, value }: DXT.Part): void {
  if (type !== 'placeholder' || !module || module === 'loop') return;
  const remedy = 'Write the path of a field, as {declarant/address}.';
  throw new TemplateError(`The tag {${raw ?? value}} cannot be used`, remedy);
}

function markIn(paragraph: readonly DXT.Part[]): void {
  const filled = paragraph.filter(
    ({ type, position, value }) =>
      type === 'placeholder' || (position === 'insidetag' && value.trim() !== ''),
  );
  const [only, second] = filled;
  if (only?.type === 'placeholder' && !second) Object.assign(only, { [LONE]: true });
}

/** Returns the parts of each paragraph, from its start to its end. */
function paragraphsOf(parts: readonly DXT.Part[]): readonly (readonly DXT.Part[])[] {
  const paragraphs: DXT.Part[][] = [];
  let current: DXT.Part[] | undefined;
  for (const part of parts) {
    if (part.tag === 'w:p' && part.position === 'start') {
      current = [];
      paragraphs.push(current);
    } else if (part.tag === 'w:p' && part.position === 'end') current = undefined;
    else current?.push(part);
  }
  return paragraphs;
}
