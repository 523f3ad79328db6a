import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { generatedFiles } from '../../../scripts/declare/generatedFiles.ts';

it('generatedFiles: returns every table and schema that depends on the declarations', async () => {
  const { files, faults } = await generatedFiles(ROOT);
  expect(faults).toEqual([]);
  expect([...files.keys()].sort()).toEqual([
    'engine/compiler/source/ruleKeywords.generated.ts',
    'engine/definition/widgetTypes.generated.ts',
    'engine/rules/keywordRules.generated.ts',
    'renderer/form/lazy/lazyWidgetTable.generated.ts',
    'renderer/form/nodes/defaultWidgets.generated.ts',
    'renderer/form/widgets.generated.ts',
    'schemas/config/wfp-config.schema.json',
    'schemas/defs/payment-method.schema.json',
    'schemas/meta/manifest.schema.json',
    'schemas/meta/rule.schema.json',
    'schemas/meta/ui.schema.json',
  ]);
});
