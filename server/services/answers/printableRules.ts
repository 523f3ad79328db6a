import type { FieldError, FormData, PlanNode } from '#engine';
import type { FormRules } from '../../ports/forms/FormRules.ts';

/** A function that returns the characters of an answer that the document cannot show, each once. */
export type UnshownCharacters = (answer: string) => readonly string[];

/**
 * Creates rules that also reject characters that the document cannot show. The applicant gets this
 * error when all other errors are corrected, before signature or payment. Otherwise the document
 * would fail to render later (U-53).
 *
 * @param unshown returns the characters that the fonts of documents lack
 */
export function printableRules(rules: FormRules, unshown: UnshownCharacters): FormRules {
  return {
    ...rules,
    evaluate(form, input) {
      const evaluation = rules.evaluate(form, input);
      if (evaluation.errors.length > 0) return evaluation;
      return {
        ...evaluation,
        errors: unprintableErrors(form.plan.root, evaluation.data, '', unshown),
      };
    },
  };
}

/** Collects the errors in page order. Skips passwords, because no document shows them. */
function unprintableErrors(
  node: PlanNode,
  value: unknown,
  path: string,
  unshown: UnshownCharacters,
): readonly FieldError[] {
  if (node.kind === 'group') {
    return node.children.flatMap((child) =>
      unprintableErrors(
        child,
        (value as FormData | undefined)?.[child.key],
        `${path}/${child.key}`,
        unshown,
      ),
    );
  }
  if (node.kind === 'list') {
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    return rows.flatMap((row, index) =>
      unprintableErrors(node.item, row, `${path}/${index}`, unshown),
    );
  }
  const text = node.valueType === 'json' && value !== undefined ? JSON.stringify(value) : value;
  if (typeof text !== 'string' || node.valueType === 'password') return [];
  const characters = unshown(text);
  if (characters.length === 0) return [];
  return [{ path, key: 'validation_notPrintable', args: [characters.join(' ')] }];
}
