import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { readDeclarations } from '../../../scripts/declare/readDeclarations.ts';
import { ruleErrors } from '../../../scripts/declare/ruleErrors.ts';
import { widgetErrors } from '../../../scripts/declare/widgetErrors.ts';

it('readDeclarations: finds every widget folder, and every rule with its function', async () => {
  const { rules, widgets } = await readDeclarations(ROOT);
  expect(widgetErrors({ rules, widgets })).toEqual([]);
  expect(ruleErrors(rules)).toEqual([]);
  const hkid = rules.find(({ declaration }) => declaration.keyword === 'hkid');
  expect(hkid?.file).toBe('engine/rules/hkid.ts');
  expect(hkid?.exports).toContain('isValidHkid');
  const decimal = widgets.find(({ declaration }) => declaration.name === 'decimal');
  expect(decimal).toMatchObject({
    file: 'renderer/widgets/text/index.ts',
    exports: ['NumberWidget', 'DecimalWidget'],
  });
});
