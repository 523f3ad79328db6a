import type { DXT } from 'docxtemplater';
import type { PaperAnswer, PaperFields } from '#engine';
import { isLone } from './loneTags.ts';

/** A line to write on, where nothing was given. */
export const BLANK = '_'.repeat(20);

/** The answers that a template is filled in with. */
export interface TemplateScope {
  readonly answers: PaperFields;
  /** Stands between the lines of an answer inside a sentence. */
  readonly separator: string;
}

/**
 * Looks a tag up among the answers: `declarant/address`, in a loop first in the row. It reads own
 * properties only.
 *
 * - A loop over a record list gives its rows; around any other field it shows its content where the field
 *   has an answer.
 * - A tag that is alone in its paragraph gives the lines of the answer, one inside a sentence gives
 *   them in one line.
 *
 * @returns `undefined` for a name that is not in this scope: the library asks the outer one
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
