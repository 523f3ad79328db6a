import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditOrder, titleOf, type WalkableForm } from '../../scripts/a11y/auditOrder.ts';
import { countAudits, isClean, tableOf } from '../../scripts/a11y/countAudits.ts';
import { findingsOf, writeReports } from '../../scripts/a11y/writeReports.ts';
import {
  type Audit,
  type CheckedScreen,
  dropStaleAudit,
  isAudited,
  readAudits,
  writeAudit,
} from '../e2e/support/audits.ts';

const FORMS: readonly WalkableForm[] = [
  { code: 'LREAL1', languages: ['en', 'zh-Hant', 'zh-Hans'] },
  { code: 'LREEA1', languages: ['en'] },
];

function screen(changes: Partial<CheckedScreen> = {}): CheckedScreen {
  return { screen: 'delivery', state: 'empty', width: 320, violations: [], ...changes };
}

/** A violation by two inputs without a name. */
const NAMELESS = {
  rule: 'label',
  help: 'Form elements must have labels',
  places: [
    { selector: '#one', html: '<input id="one">' },
    { selector: '#two', html: '<input id="two">' },
  ],
};

function auditOf(changes: Partial<Audit> = {}): Audit {
  return {
    subject: 'LREAL1',
    language: 'en',
    widths: [320],
    key: 'now',
    hasEnded: true,
    seconds: 1,
    screens: [screen()],
    ...changes,
  };
}

const ONE = [{ subject: 'LREAL1', language: 'en' }] as const;

describe('auditOrder()', () => {
  const subjects = (...args: string[]) =>
    auditOrder(args, FORMS).subjects.map(({ subject, language }) => `${subject} ${language}`);

  it('lists every form in its languages, and the pages of the portal, at two widths', () => {
    expect(subjects()).toHaveLength(4 * 3 + 3 + 1);
    expect(auditOrder([], FORMS).widths).toEqual([320, 1280]);
  });

  it.each([
    [['LREEA1'], ['LREEA1 en']],
    [['LREAL1', '--lang', 'zh-Hant'], ['LREAL1 zh-Hant']],
    [['LREEA1', '--lang', 'zh-Hant'], []],
    [
      ['portal', '--lang', 'en'],
      ['pages en', 'dialogs en', 'session en', 'payment en'],
    ],
    [['payment', '--lang', 'en'], ['payment en']],
    [['--self-test'], ['broken en']],
  ])('for %j lists %j', (args, wanted) => {
    expect(subjects(...args)).toEqual(wanted);
  });

  it.each([
    [['NOSUCH'], 'there is no such form'],
    [['--lang', 'fr'], 'the languages are en, zh-Hant, zh-Hans'],
    [['--width', 'wide'], 'a window has 200 to 4000 px'],
    [['--width', '0'], 'a window has 200 to 4000 px'],
    [['--every'], 'Unknown option'],
  ])('refuses %j: %s', (args, why) => {
    expect(() => auditOrder(args, FORMS)).toThrow(why);
  });

  it('titleOf: matches the walk of one form in one language, not of a longer code', () => {
    const title = new RegExp(titleOf({ subject: 'LROLS1', language: 'en' }));
    expect('all/forms.spec.ts LROLS1 is walked to its end (en)').toMatch(title);
    expect('all/forms.spec.ts LROLS1 is walked to its end (en) @chosen').toMatch(title);
    expect('all/forms.spec.ts LROLS10 is walked to its end (en)').not.toMatch(title);
    expect('all/forms.spec.ts LROLS1 is walked to its end (zh-Hant)').not.toMatch(title);
  });
});

describe('countAudits()', () => {
  it('counts screens, states, checks, and every element that breaks a rule', () => {
    const wrong = screen({ state: 'errors', width: 1280, violations: [NAMELESS] });
    const [count] = countAudits(ONE, [auditOf({ screens: [screen(), wrong] })]);
    expect(count).toMatchObject({ screens: 1, states: 2, checks: 2, violations: 2 });
  });

  it.each([
    [true, 'no element breaks a rule', [auditOf()]],
    [
      false,
      'an element breaks a rule',
      [auditOf({ screens: [screen({ violations: [NAMELESS] })] })],
    ],
    [false, 'the walk broke off', [auditOf({ hasEnded: false })]],
    [false, 'the walk has no screen', [auditOf({ screens: [] })]],
    [false, 'there is no walk', []],
    [false, 'only another language was walked', [auditOf({ language: 'zh-Hant' })]],
  ])('is clean: %s, when %s', (clean, _when, audits) => {
    expect(isClean(countAudits(ONE, audits))).toBe(clean);
  });

  it('shows missing languages and the totals in the table', () => {
    const wanted = [...ONE, { subject: 'ATI', language: 'zh-Hans' } as const];
    const wrong = auditOf({ screens: [screen({ violations: [NAMELESS] })] });
    const table = tableOf(countAudits(wanted, [wrong]));
    expect(table.find((line) => line.startsWith('ATI'))).toMatch(/not to the end: zh-Hans$/);
    expect(table.at(-1)).toMatch(/^all +2 +1 +1 +1 +2$/);
  });
});

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
    writeReports(folder, countAudits(ONE, audits), audits);
    expect(readdirSync(folder).sort()).toEqual([
      'LREAL1.html',
      'LREAL1.json',
      'index.html',
      'index.json',
    ]);
    const page = readFileSync(join(folder, 'LREAL1.html'), 'utf8');
    expect(page).toContain('&lt;input id=&quot;one&quot;&gt;');
    expect(page).not.toContain('<input');
    expect(JSON.parse(readFileSync(join(folder, 'LREAL1.json'), 'utf8'))).toMatchObject({
      violations: 2,
      findings: [{ rule: 'label', selector: '#one' }, { selector: '#two' }],
    });
  });

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
