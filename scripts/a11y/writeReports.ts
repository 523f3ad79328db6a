import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Audit } from '../../tests/e2e/support/audits.ts';
import type { AuditCount } from './countAudits.ts';
import type { Finding } from './Finding.ts';
import { indexPage, subjectPage } from './reportPages.ts';

/**
 * Writes a page and a JSON file for each subject, and an index of all subjects in both formats.
 *
 * @param folder the folder for `index.html` and the other files
 */
export function writeReports(
  folder: string,
  counts: readonly AuditCount[],
  audits: readonly Audit[],
): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), `${text}\n`);
  const json = (value: unknown) => JSON.stringify(value, undefined, 1);
  for (const count of counts) {
    const own = audits.filter(({ subject }) => subject === count.subject);
    const findings = findingsOf(own);
    write(`${count.subject}.html`, subjectPage(count, own, findings));
    write(`${count.subject}.json`, json({ ...count, findings, audits: own }));
  }
  write('index.html', indexPage(counts));
  write('index.json', json(counts));
}

/** Returns the findings grouped by rule and element rather than by check. */
export function findingsOf(audits: readonly Audit[]): readonly Finding[] {
  const findings = new Map<string, Finding>();
  for (const { language, screens } of audits) {
    for (const { screen, state, width, violations } of screens) {
      for (const { rule, help, places } of violations) {
        for (const { selector, html } of places) {
          const key = `${rule}\n${selector}`;
          const seen = findings.get(key)?.seen ?? [];
          const where = `${screen}, ${state}, ${language}, ${width} px`;
          findings.set(key, { rule, help, selector, html, seen: [...seen, where] });
        }
      }
    }
  }
  return [...findings.values()].sort((a, b) => a.rule.localeCompare(b.rule));
}
