import type { DXT } from 'docxtemplater';
import type { PaperAnswer, PaperFields } from '#engine';
import { isLone } from './loneTags.ts';

/** A blank line, shown for a missing answer. */
export const BLANK = '_'.repeat(20);

/** The answers for a template. */
export interface TemplateScope {
  readonly answers: PaperFields;
  /** Separates the lines of an answer inside a sentence. */
  readonly separator: string;
}

/**
 * Creates a parser that looks up a tag such as `declarant/address` among the answers. Inside a
 * loop, the answers of the row come first. Only own properties are read.
 *
 * The value of a loop over a record list is its rows. A loop over any other field shows its content
 * if the field has an answer. A tag alone in its paragraph gets the lines of the answer. A tag
 * inside a sentence gets them in one line.
 *
 * @returns a parser whose result is `undefined` for a name outside its scope; the library then
 *   searches the outer scope
 */
export function answerParser(tag: string): DXT.Parser {
  const path = tag.split('/');
  return {
    get(scope: TemplateScope, { meta }: DXT.ParserContext) {
      const answer = answerAt(scope.answers, path);
      if (answer === undefined) return undefined;
      if (meta.part.module === 'loop') return loopValue(answer, scope);
      const { lines } = answer;
      if (lines.length === 0) return BLANK;
      if (isLone(meta.part)) return lines.join('\n');
      return lines.filter((line) => line !== '').join(scope.separator);
    },
  };
}

function loopValue({ lines, rows }: PaperAnswer, { separator }: TemplateScope) {
  return rows?.map((answers) => ({ answers, separator })) ?? lines.length > 0;
}

function answerAt(fields: PaperFields, [name = '', ...rest]: readonly string[]) {
  const answer = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return rest.length === 0 ? answer : innerAnswer(answer, rest);
}

function innerAnswer(
  outer: PaperAnswer | undefined,
  path: readonly string[],
): PaperAnswer | undefined {
  return outer?.fields === undefined ? undefined : answerAt(outer.fields, path);
}
