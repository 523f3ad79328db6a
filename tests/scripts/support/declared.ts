import type { RuleKeyword } from '../../../engine/definition/RuleKeyword.ts';
import type { WidgetDeclaration } from '../../../renderer/form-context/WidgetDeclaration.ts';
import type { Declared } from '../../../scripts/declare/Declared.ts';

/** Returns a minimal rule keyword. */
export function rule(keyword: string, more: Partial<RuleKeyword> = {}): Declared<RuleKeyword> {
  const declaration: RuleKeyword = {
    keyword,
    order: 10,
    value: 'flag',
    rule: 'isRight',
    key: 'validation_invalid',
    args: 'none',
    description: 'A right text. Message validation_invalid.',
    ...more,
  };
  return { file: `engine/rules/${keyword}.ts`, declaration, exports: ['RULE', 'isRight'] };
}

/** Returns a minimal widget. */
export function widget(
  name: string,
  more: Partial<WidgetDeclaration> = {},
): Declared<WidgetDeclaration> {
  const component = more.component ?? 'PlainWidget';
  const declaration: WidgetDeclaration = {
    name,
    component,
    frame: 'label',
    takes: ['text'],
    ...more,
  };
  return { file: `renderer/widgets/${name}/index.ts`, declaration, exports: [component] };
}
