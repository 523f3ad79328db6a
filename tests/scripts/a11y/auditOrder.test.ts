import { describe, expect, it } from 'vitest';
import { auditOrder, titleOf, type WalkableForm } from '../../../scripts/a11y/auditOrder.ts';

const FORMS: readonly WalkableForm[] = [
  { code: 'LREAL1', languages: ['en', 'zh-Hant', 'zh-Hans'] },
  { code: 'LREEA1', languages: ['en'] },
];

describe('auditOrder()', () => {
  const subjects = (...args: string[]) =>
    auditOrder(args, FORMS).subjects.map(({ subject, language }) => `${subject} ${language}`);

  it('lists every form in its languages, and the pages of the portal, at two widths', () => {
    expect(subjects()).toHaveLength(4 * 3 + 3 + 1);
    expect(auditOrder([], FORMS).widths).toEqual([320, 1280]);
  });

  it('accepts the narrowest and the widest window, and another folder', () => {
    const args = ['--width', '200', '--width', '4000', '--out', 'elsewhere'];
    expect(auditOrder(args, FORMS)).toMatchObject({ widths: [200, 4000], out: 'elsewhere' });
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
    [['--width', '199'], 'a window has 200 to 4000 px'],
    [['--width', '4001'], 'a window has 200 to 4000 px'],
    [['--width', '320.5'], 'a window has 200 to 4000 px'],
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
