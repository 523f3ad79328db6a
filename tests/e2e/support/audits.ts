import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#engine';
import { walkKey } from './walkMarks.ts';

/** A violation on a screen: a rule, and the elements that break it. */
export interface Violation {
  /** A rule of axe, or `reflow`: the page scrolls sideways (WCAG 1.4.10). */
  readonly rule: string;
  /** The requirement of the rule, in axe's words. */
  readonly help: string;
  readonly places: readonly ViolationPlace[];
}

/** An element that breaks a rule. */
export interface ViolationPlace {
  /** A CSS selector of the element on that screen. */
  readonly selector: string;
  /** The beginning of the element's markup. */
  readonly html: string;
}

/** The result of the checks for a screen in one state at one width. */
export interface CheckedScreen {
  readonly screen: string;
  readonly state: string;
  /** Width of the window, in CSS pixels. */
  readonly width: number;
  readonly violations: readonly Violation[];
}

/** The audit of one subject in one language, as stored on the disk. */
export interface Audit {
  /** The code of a form, or the name of a part around the forms. */
  readonly subject: string;
  readonly language: Language;
  readonly widths: readonly number[];
  /** Hash of the sources; a different hash makes the audit run again. */
  readonly key: string;
  /** Whether the walk completed: otherwise later screens are not covered. */
  readonly hasEnded: boolean;
  readonly seconds: number;
  readonly screens: readonly CheckedScreen[];
}

/** The scope that an audit must cover. */
export interface AuditWishes {
  /** The folder of audits; `undefined` if none are written. */
  readonly folder: string | undefined;
  readonly widths: readonly number[];
}

/** Returns the scope that `npm run a11y` sets for the walks; `undefined` for ordinary tests. */
export function auditWishes(
  env: Readonly<Record<string, string | undefined>> = process.env,
): AuditWishes | undefined {
  const { A11Y_FOLDER: folder, A11Y_WIDTHS: widths } = env;
  if (folder === undefined || widths === undefined) return undefined;
  return { folder, widths: widths.split(',').map(Number) };
}

/** Writes an audit, and replaces an earlier audit of the same subject and language. */
export function writeAudit(folder: string, audit: Omit<Audit, 'key'>): void {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ ...audit, key: keyOf(audit.subject) }, undefined, 1);
  writeFileSync(fileOf(folder, audit.subject, audit.language), `${text}\n`);
}

/** Checks whether a complete audit of the current sources exists with every width. */
export function isAudited({ folder, widths }: AuditWishes, subject: string, language: Language) {
  if (folder === undefined || !existsSync(fileOf(folder, subject, language))) return false;
  const audit = read(fileOf(folder, subject, language));
  const hasAll = widths.every((width) => audit.widths.includes(width));
  return hasAll && audit.hasEnded && audit.key === keyOf(subject);
}

/** Removes an outdated audit before a new run, so that no reader takes it for a current audit. */
export function dropStaleAudit(wishes: AuditWishes, subject: string, language: Language): void {
  if (wishes.folder === undefined || isAudited(wishes, subject, language)) return;
  rmSync(fileOf(wishes.folder, subject, language), { force: true });
}

/** Returns every audit of a folder, ordered by file name. */
export function readAudits(folder: string): readonly Audit[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => read(join(folder, name)));
}

function read(file: string): Audit {
  return JSON.parse(readFileSync(file, 'utf8')) as Audit;
}

function fileOf(folder: string, subject: string, language: Language): string {
  return join(folder, `${subject}.${language}.json`);
}

/**
 * Returns the hash of the sources of a subject. For a subject that is no form, the walk uses
 * LREAL1.
 */
function keyOf(subject: string): string {
  return walkKey(existsSync(join('forms', subject)) ? subject : 'LREAL1');
}
