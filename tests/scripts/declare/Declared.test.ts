import { expect, it } from 'vitest';
import { componentFile } from '../../../scripts/declare/Declared.ts';
import { widget } from '../support/declared.ts';

it('componentFile: is named after the component, unless the widget names its file', () => {
  expect(componentFile(widget('one'))).toBe('renderer/widgets/one/PlainWidget.tsx');
  expect(componentFile(widget('one', { file: 'Own.tsx' }))).toBe('renderer/widgets/one/Own.tsx');
});
