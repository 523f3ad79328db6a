import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countAudits } from '../../../scripts/a11y/countAudits.ts';
import { findingsOf, writeReports } from '../../../scripts/a11y/writeReports.ts';
import { auditOf, NAMELESS, ONE, screen } from '../support/audits.ts';

describe('writeReports: the reports', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-a11y-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('list an element once, with every check in which it breaks a rule', () => {
    const screens = [320, 1280].map((width) => screen({ width, violations: [NAMELESS] }));
    const findings = findingsOf([auditOf({ screens })]);
    expect(findings.map(({ selector, seen }) => [selector, seen.length])).toEqual([
      ['#one', 2],
      ['#two', 2],
    ]);
  });

  it('are a page and a file for each subject and for all, and escape markup', () => {
    const audits = [auditOf({ screens: [screen({ violations: [NAMELESS] })] })];
    const out = join(folder, 'new');
    writeReports(out, countAudits(ONE, audits), audits);
    expect(readdirSync(out).sort()).toEqual([
      'LREAL1.html',
      'LREAL1.json',
      'index.html',
      'index.json',
    ]);
    const page = readFileSync(join(out, 'LREAL1.html'), 'utf8');
    expect(page).toContain('&lt;input id=&quot;one&quot;&gt;');
    expect(page).not.toContain('<input');
    expect(JSON.parse(readFileSync(join(out, 'LREAL1.json'), 'utf8'))).toMatchObject({
      violations: 2,
      findings: [{ rule: 'label', selector: '#one' }, { selector: '#two' }],
    });
  });
});
