import type { DXT } from 'docxtemplater';
import InspectModule from 'docxtemplater/js/inspect-module.js';
import { openTemplate } from './openTemplate.ts';

/** A tag of a template: the path of a field, such as `declarant/address`. */
export interface TemplateTag {
  readonly path: string;
  /** `value` inserts an answer; `loop` encloses content; `other` is not allowed. */
  readonly kind: 'value' | 'loop' | 'other';
  /** The loops around the tag, outermost first. */
  readonly within: readonly string[];
}

/**
 * Lists the tags of a template, in its text, headers and footers.
 *
 * @throws {TemplateError} for an invalid template
 */
export function templateTags(file: Uint8Array): readonly TemplateTag[] {
  const inspector = createInspector();
  openTemplate(file, [inspector]);
  return tagsIn(inspector.getAllStructuredTags(), []);
}

/** The package exports a function, although its types declare a class. */
const createInspector = InspectModule as unknown as () => DXT.Module & {
  getAllStructuredTags(): DXT.Part[];
};

function tagsIn(parts: readonly DXT.Part[], within: readonly string[]): readonly TemplateTag[] {
  return parts.flatMap(({ value, module, subparsed }): readonly TemplateTag[] => {
    const inner = subparsed ? tagsIn(subparsed, [...within, value]) : [];
    return [{ path: value, kind: kindOf(module), within }, ...inner];
  });
}

function kindOf(module: string | undefined): TemplateTag['kind'] {
  if (module === undefined || module === '') return 'value';
  return module === 'loop' ? 'loop' : 'other';
}
