import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../../scripts/command/run.ts';

test.describe.configure({ timeout: 120_000 });

test('npm run a11y: reports each fault of a deliberately broken page, and fails', async () => {
  const out = mkdtempSync(join(tmpdir(), 'landform-a11y-'));
  try {
    const command = ['node', 'scripts/a11y.ts', '--self-test', '--out', out];
    const { code, output } = await run(command, { keep: true });
    expect(code, output).toBe(1);
    const report = JSON.parse(readFileSync(join(out, 'broken.json'), 'utf8'));
    const found = report.findings.map(
      ({ rule, selector, seen }: Finding) => `${rule} ${selector} ${seen.length}`,
    );
    expect(found).toEqual([
      'color-contrast .pale 2',
      'label #nameless 2',
      'reflow p.wide 1',
      'target-size #tiny-a 2',
      'target-size #tiny-b 2',
    ]);
    expect(output).toMatch(/^broken +1 +1 +1 +2 +9$/m);
    expect(readFileSync(join(out, 'broken.html'), 'utf8')).toContain('<code>#nameless</code>');
  } finally {
    rmSync(out, { recursive: true });
  }
});

interface Finding {
  readonly rule: string;
  readonly selector: string;
  readonly seen: readonly string[];
}
