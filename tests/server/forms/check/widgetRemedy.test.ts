import { describe, expect, it } from 'vitest';
import { fittingWidget } from '../../../../server/forms/check/widgetRemedy.ts';
import { choice, leaf, planOf } from '../../../support/planNodes.ts';

const plan = planOf({ name: leaf('text'), kind: choice(['a', 'b']) });

/** Returns the remedy for a wrong widget at a place; the compiler gets no widget. */
function remedy(pointer: string, ui: object): string | undefined {
  const compile = (files: { readonly ui: object }) => {
    expect(JSON.stringify(files.ui)).not.toContain('ui:widget');
    return { plan };
  };
  return fittingWidget({ compile } as never, { files: { ui } as never }, pointer);
}

describe('fittingWidget', () => {
  it('names the nearest widget and those that fit the answer', () => {
    expect(remedy('/kind/ui:widget', { kind: { 'ui:widget': 'raido' } })).toBe(
      'Did you mean "radio"? Widgets for this answer: combobox, payment-method, radio, select; without one, its type decides.',
    );
  });

  it('names the first of many, and proposes none that does not fit', () => {
    expect(remedy('/name/ui:widget', { name: { 'ui:widget': 'chekbox' } })).toMatch(
      /^Widgets for this answer: text, textarea, .* and \d+ others \(docs\/reference\/ui\.md\)/,
    );
  });

  it('returns nothing for an unknown field', () => {
    expect(remedy('/gone/ui:widget', { gone: { 'ui:widget': 'x' } })).toBeUndefined();
    expect(fittingWidget({} as never, {}, '/a/ui:widget')).toBeUndefined();
  });
});
