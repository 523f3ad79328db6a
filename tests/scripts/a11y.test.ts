import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Audit,
  dropStaleAudit,
  isAudited,
  readAudits,
  writeAudit,
} from '../e2e/support/audits.ts';
import { auditOf } from './support/audits.ts';

describe('npm run a11y: the reports', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-a11y-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    [true, 'complete and has these widths', {}, [320]],
    [false, 'incomplete', { hasEnded: false }, [320]],
    [false, 'missing a width', {}, [320, 1280]],
  ])(
    'are reused from an earlier audit: %s for an audit that is %s',
    (isDone, _what, changes, widths) => {
      writeAudit(folder, auditOf(changes));
      expect(isAudited({ folder, widths }, 'LREAL1', 'en')).toBe(isDone);
      dropStaleAudit({ folder, widths }, 'LREAL1', 'en');
      expect(readAudits(folder)).toHaveLength(isDone ? 1 : 0);
    },
  );

  it('are not reused when the sources have changed', () => {
    const wishes = { folder, widths: [320] };
    writeAudit(folder, auditOf());
    const file = join(folder, 'LREAL1.en.json');
    const audit = JSON.parse(readFileSync(file, 'utf8')) as Audit;
    writeFileSync(file, JSON.stringify({ ...audit, key: 'of other sources' }));
    expect(isAudited(wishes, 'LREAL1', 'en')).toBe(false);
    dropStaleAudit(wishes, 'LREAL1', 'en');
    expect(readAudits(folder)).toEqual([]);
  });
});
