import type { FieldError, FormData, PlanNode } from '#engine';
import type { FormRules } from '../../ports/FormRules.ts';

/** Tells which characters of an answer the document cannot show, each once. */
export type UnshownCharacters = (answer: string) => readonly string[];

/**
 * Rules that also refuse what the document cannot show. Said with the answers, before anything is
 * signed or paid: a record that cannot be made afterwards would help nobody (U-53).
 *
 * @param unshown of the fonts that documents are made with
 */
export function printableRules(rules: FormRules, unshown: UnshownCharacters): FormRules {
  return {
    ...rules,
    evaluate(form, input) {
      const evaluation = rules.evaluate(form, input);
      if (evaluation.errors.length > 0) return evaluation;
      return { ...evaluation, errors: faultsIn(form.plan.root, evaluation.data, '', unshown) };
    },
  };
}

/** In page order. A password stands on no document. */
function faultsIn(
  node: PlanNode,
  value: unknown,
  path: string,
  unshown: UnshownCharacters,
): readonly FieldError[] {
  if (node.kind === 'group') {
    return node.children.flatMap((child) =>
      faultsIn(
        child,
        (value as FormData | undefined)?.[child.key],
        `${path}/${child.key}`,
        unshown,
      ),
    );
  }
  if (node.kind === 'list') {
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    return rows.flatMap((row, index) => faultsIn(node.item, row, `${path}/${index}`, unshown));
  }
  const text = node.valueType === 'json' && value !== undefined ? JSON.stringify(value) : value;
  if (typeof text !== 'string' || node.valueType === 'password') return [];
  const characters = unshown(text);
  if (characters.length === 0) return [];
  return [{ path, key: 'validation_notPrintable', args: [characters.join(' ')] }];
}
