import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, run } from '../../scripts/command/run.ts';
import type { Declarations } from '../../scripts/declare/Declared.ts';
import { readDeclarations } from '../../scripts/declare/readDeclarations.ts';
import { ruleErrors } from '../../scripts/declare/ruleErrors.ts';
import { widgetErrors } from '../../scripts/declare/widgetErrors.ts';
import { ruleFiles } from '../../scripts/new/ruleFiles.ts';
import { widgetFiles } from '../../scripts/new/widgetFiles.ts';

let declared: Declarations;
beforeAll(async () => {
  declared = await readDeclarations(ROOT);
});

describe('npm run new', () => {
  it.each([
    [[], /^Name the kind: widget or rule: /],
    [['form', 'x'], /^Cannot write a new "form": /],
    [['widget'], /^Give the widget a name: /],
    [['rule'], /^Give the rule a name: /],
    [['rule', 'hkid'], /^There is a keyword "hkid": /],
    [['widget', 'a', 'b'], /^Cannot take "b" too: /],
  ])('exits with 2 and one sentence for %j', async (args, sentence) => {
    const { code, output } = await run(['node', 'scripts/new.ts', ...args], { keep: true });
    expect([code, output.trim().split('\n').length]).toEqual([2, 1]);
    expect(output).toMatch(sentence);
  });
});

describe('npm run new: the files of a new widget and a new rule', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-'));
    const rules = declared.rules.map(({ declaration }) => declaration);
    const files = [...widgetFiles('licence-number'), ...ruleFiles('licenceNumber', rules)];
    for (const [path, text] of files) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  });
  afterAll(() => rm(root, { recursive: true }));

  it('are valid declarations next to those of the project', async () => {
    const { rules, widgets } = await readDeclarations(root);
    expect([rules.length, widgets.length]).toEqual([1, 1]);
    const all = [...declared.rules, ...rules];
    expect(ruleErrors(all)).toEqual([]);
    expect(widgetErrors({ rules: all, widgets: [...declared.widgets, ...widgets] })).toEqual([]);
  });

  it('have a rule function that accepts its right values and refuses its wrong ones', async () => {
    const rules = declared.rules.map(({ declaration }) => declaration);
    const values: { right: string[]; wrong: string[] } = JSON.parse(
      ruleFiles('licenceNumber', rules).get('tests/engine/rules/values/licenceNumber.json') ?? '',
    );
    const { isLicenceNumber } = (await import(join(root, 'engine/rules/licenceNumber.ts'))) as {
      isLicenceNumber: (value: string) => boolean;
    };
    expect(values.right.map(isLicenceNumber)).toEqual([true, true]);
    expect(values.wrong.map(isLicenceNumber)).toEqual([false, false]);
  });
});
