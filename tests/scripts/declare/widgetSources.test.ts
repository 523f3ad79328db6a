import { describe, expect, it } from 'vitest';
import {
  defaultsSource,
  lazySource,
  themeSource,
  typesSource,
  widgetNames,
} from '../../../scripts/declare/widgetSources.ts';
import { widget } from '../support/declared.ts';

describe('the tables of widgets', () => {
  const late = widget('late-one', { component: 'LateWidget', lazy: true, uncontrolled: true });
  const early = widget('early', { file: 'Own.tsx', defaultOf: ['text'], takes: ['text', 'prn'] });
  const list = widget('list', { frame: 'group', takes: [], takesList: true });
  const shown = widget('shown', { takes: [] });
  const widgets = [late, early, list, shown];

  it('themeSource: imports only eager components, and wraps lazy components by name', () => {
    const hinted = widget('hinted', { uncontrolled: true, hint: 'hint.date' });
    const source = themeSource([...widgets, hinted]);
    expect(source).toContain("import { PlainWidget } from '../widgets/early/Own.tsx';");
    expect(source).not.toContain('LateWidget');
    expect(source).toContain("'late-one': text(lazyWidget('late-one')),");
    expect(source).toContain("hinted: text(PlainWidget, 'hint.date'),");
    expect(source).toContain("list: { component: PlainWidget, frame: 'group' },");
  });

  it('lazySource: contains only the lazy widgets', () => {
    const source = lazySource(widgets);
    expect(source).toContain("import { LateWidget } from '../../widgets/late-one/LateWidget.tsx';");
    expect(source).toContain("'late-one': LateWidget,");
    expect(source).not.toContain('PlainWidget');
  });

  it('typesSource and widgetNames: omit widgets that authors must not name', () => {
    expect(typesSource(widgets)).toContain("early: ['text', 'prn'],\n'late-one': ['text'],\n}");
    expect(widgetNames(widgets)).toEqual(['early', 'late-one', 'list', 'hidden']);
  });

  it('defaultsSource: sorts the rules of a value type by their order', () => {
    const ofRule = (keyword: string, order: number) => ({
      defaultOfRules: [{ valueType: 'text' as const, keyword, order }],
    });
    const source = defaultsSource([widget('a', ofRule('one', 20)), widget('b', ofRule('two', 10))]);
    expect(source).toContain("text: [['two', 'b'], ['one', 'a']],");
  });
});
