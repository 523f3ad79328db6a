import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastTitles } from '../../../scripts/cases/lastTitles.ts';

describe('lastTitles()', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-reports-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('promise 16: reports missing reports, and reports that are older than the sources', () => {
    const report = {
      testResults: [{ assertionResults: [{ fullName: 'one', status: 'passed' }] }],
    };
    for (const suite of ['unit', 'portal']) {
      writeFileSync(join(folder, `${suite}.json`), JSON.stringify(report));
    }
    utimesSync(join(folder, 'portal.json'), 0, 0);
    const { titles, doubts } = lastTitles(folder);
    expect(titles).toHaveLength(2);
    expect(doubts).toContain('The report of portal is older than the sources');
    expect(doubts).toContain('There is no report of e2e: run npm test -- e2e');
    expect(doubts.join()).not.toContain('unit');
    // Suites on demand and commands have no report.
    expect(doubts.join()).not.toContain('e2e-all');
  });
});
