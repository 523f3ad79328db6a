import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#engine';
import { walkKey } from './walkMarks.ts';

/** Something that is wrong on a screen: a rule, and what breaks it. */
export interface Violation {
  /** Of axe, or `reflow`: the page scrolls sideways (WCAG 1.4.10). */
  readonly rule: string;
  /** What the rule asks for, in axe's words. */
  readonly help: string;
  readonly places: readonly ViolationPlace[];
}

/** An element that breaks a rule. */
export interface ViolationPlace {
  /** A CSS selector that finds it on that screen. */
  readonly selector: string;
  /** The beginning of its markup. */
  readonly html: string;
}

/** A screen in one state at one width, as the checks found it. */
export interface CheckedScreen {
  readonly screen: string;
  readonly state: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly violations: readonly Violation[];
}

/** What was checked of one subject in one language, as it lies on the disk. */
export interface Audit {
  /** A form's code, or the name of what stands around the forms. */
  readonly subject: string;
  readonly language: Language;
  readonly widths: readonly number[];
  /** Of the sources; another one and the audit is made again. */
  readonly key: string;
  /** A walk that broke off has shown nothing of what would have come. */
  readonly hasEnded: boolean;
  readonly seconds: number;
  readonly screens: readonly CheckedScreen[];
}

/** What an audit is to cover. */
export interface AuditWishes {
  /** Where audits are written; nowhere in a test like any other. */
  readonly folder: string | undefined;
  readonly widths: readonly number[];
}

/** What `npm run a11y` wishes of the walks; `undefined` where these are tests like any other. */
export function auditWishes(
  env: Readonly<Record<string, string | undefined>> = process.env,
): AuditWishes | undefined {
  const { A11Y_FOLDER: folder, A11Y_WIDTHS: widths } = env;
  if (folder === undefined || widths === undefined) return undefined;
  return { folder, widths: widths.split(',').map(Number) };
}

/** Writes an audit down, in place of an earlier one of the same subject and language. */
export function writeAudit(folder: string, audit: Omit<Audit, 'key'>): void {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ ...audit, key: keyOf(audit.subject) }, undefined, 1);
  writeFileSync(fileOf(folder, audit.subject, audit.language), `${text}\n`);
}

/** Whether this very audit was made before, to its end and over the same sources. */
export function isAudited({ folder, widths }: AuditWishes, subject: string, language: Language) {
  if (folder === undefined || !existsSync(fileOf(folder, subject, language))) return false;
  const audit = read(fileOf(folder, subject, language));
  const hasAll = widths.every((width) => audit.widths.includes(width));
  return hasAll && audit.hasEnded && audit.key === keyOf(subject);
}

/** Removes an audit that would be made again, so that none is taken for what it is no more. */
export function dropStaleAudit(wishes: AuditWishes, subject: string, language: Language): void {
  if (wishes.folder === undefined || isAudited(wishes, subject, language)) return;
  rmSync(fileOf(wishes.folder, subject, language), { force: true });
}

/** Every audit of a folder, by file name. */
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

/** What stands around the forms hangs on no form of its own; it is walked on LREAL1. */
function keyOf(subject: string): string {
  return walkKey(existsSync(join('forms', subject)) ? subject : 'LREAL1');
}
