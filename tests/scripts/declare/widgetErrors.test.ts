import { describe, expect, it } from 'vitest';
import type { WidgetDeclaration } from '../../../renderer/form-context/WidgetDeclaration.ts';
import type { Declared } from '../../../scripts/declare/Declared.ts';
import { widgetErrors } from '../../../scripts/declare/widgetErrors.ts';
import { rule, widget } from '../support/declared.ts';

describe('widgetErrors', () => {
  const faultsOf = (...widgets: readonly Declared<WidgetDeclaration>[]) =>
    widgetErrors({ rules: [rule('mine')], widgets });

  it('accepts widgets with unique names and defaults', () => {
    const defaultOfRules = [{ valueType: 'text', keyword: 'mine', order: 10 }] as const;
    const one = widget('one', { defaultOf: ['text'], defaultOfRules });
    expect(faultsOf(one, widget('two-words'))).toEqual([]);
  });

  it('refuses a name of another folder, and reports both files', () => {
    expect(
      faultsOf(widget('one'), { ...widget('one'), file: 'renderer/widgets/b/index.ts' }),
    ).toEqual([
      'renderer/widgets/b/index.ts declares the widget "one" of renderer/widgets/one/index.ts: rename one',
    ]);
  });

  it.each(['hidden', 'One', 'one two'])('refuses the name "%s"', (name) => {
    const file = 'renderer/widgets/x/index.ts';
    expect(faultsOf({ ...widget(name), file })).toEqual([
      `${file} declares a widget "${name}": use small letters and hyphens, and not "hidden"`,
    ]);
  });

  it('refuses a component that its file does not export', () => {
    expect(faultsOf({ ...widget('one'), exports: [] })).toEqual([
      'renderer/widgets/one/index.ts names the component PlainWidget, which renderer/widgets/one/PlainWidget.tsx does not export: export it, or correct "component" or "file"',
    ]);
  });

  it('refuses a second default of a value type or rule, and a duplicate order', () => {
    const ofRule = (keyword: string, order: number) => ({
      defaultOfRules: [{ valueType: 'text' as const, keyword, order }],
    });
    expect(
      faultsOf(widget('a', { defaultOf: ['date'] }), widget('b', { defaultOf: ['date'] })),
    ).toEqual([
      'renderer/widgets/b/index.ts is the default widget of date, as renderer/widgets/a/index.ts is: remove it from "defaultOf" of one',
    ]);
    expect(faultsOf(widget('a', ofRule('mine', 1)), widget('b', ofRule('mine', 1)))).toEqual([
      'renderer/widgets/b/index.ts is the default widget of the rule "mine", as renderer/widgets/a/index.ts is: remove it from "defaultOfRules" of one',
      'renderer/widgets/b/index.ts has the order 1 of renderer/widgets/a/index.ts in "defaultOfRules": choose a free number',
    ]);
    expect(faultsOf(widget('a', ofRule('lost', 1)))).toEqual([
      'renderer/widgets/a/index.ts names the rule "lost", which does not exist: correct it in "defaultOfRules"',
    ]);
  });
});
