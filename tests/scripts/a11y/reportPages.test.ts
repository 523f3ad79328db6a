import { describe, expect, it } from 'vitest';
import { countAudits } from '../../../scripts/a11y/countAudits.ts';
import { indexPage, subjectPage } from '../../../scripts/a11y/reportPages.ts';
import type { Audit } from '../../e2e/support/audits.ts';
import { auditOf, NAMELESS, ONE, screen } from '../support/audits.ts';

const FINDING = {
  rule: 'label',
  help: 'A label & a name',
  selector: '#one > input',
  html: '<input id="one">',
  seen: ['delivery, empty, en, 320 px'],
};

function page(audits: readonly Audit[], findings = [FINDING]): string {
  const [count] = countAudits(ONE, audits);
  if (!count) throw new Error('Cannot count the audits');
  return subjectPage(count, audits, findings);
}

/** Returns the cells of each row of a page's table. */
function rowsOf(html: string): readonly (readonly string[])[] {
  const [, body = ''] = /<tbody>\n([\s\S]*?)\n<\/tbody>/.exec(html) ?? [];
  return body
    .split('\n')
    .map((row) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) => cell));
}

describe('subjectPage', () => {
  it('shows the counts and each finding, with escaped markup', () => {
    const html = page([auditOf()]);
    expect(html).toContain('<title>Accessibility of LREAL1</title>');
    expect(html).toContain('<p>1 checks, 0 violations</p>');
    expect(html).toContain('<h2>label: <code>#one &gt; input</code></h2>');
    expect(html).toContain('<p>A label &amp; a name</p>');
    expect(html).toContain('<pre>&lt;input id=&quot;one&quot;&gt;</pre>');
    expect(html).toContain('<ul><li>delivery, empty, en, 320 px</li></ul>');
    expect(html).not.toContain('Not to the end');
  });

  it('names the languages whose walk did not end', () => {
    expect(page([auditOf({ hasEnded: false })])).toContain('<p>Not to the end: en</p>');
  });

  it('counts the violations of each screen and state, per language and width', () => {
    const wrong = { violations: [NAMELESS] };
    const english = auditOf({
      widths: [320, 1280],
      screens: [
        screen(wrong),
        screen({ ...wrong, width: 1280 }),
        screen({ ...wrong, width: 1280 }),
        screen({ state: 'errors' }),
      ],
    });
    const chinese = auditOf({ language: 'zh-Hant', screens: [screen({ screen: 'review' })] });
    const html = page([english, chinese], []);
    expect(html).toContain(
      '<th scope="col">en, 320 px</th><th scope="col">en, 1280 px</th><th scope="col">zh-Hant, 320 px</th>',
    );
    expect(rowsOf(html)).toEqual([
      ['delivery, empty', '2', '4', 'not visited'],
      ['delivery, errors', '0', 'not visited', 'not visited'],
      ['review, empty', 'not visited', 'not visited', '0'],
    ]);
  });
});

describe('indexPage', () => {
  it('links to the page of each subject, with its counts', () => {
    const wanted = [...ONE, { subject: 'ATI', language: 'zh-Hans' } as const];
    const counts = countAudits(wanted, [
      auditOf({ screens: [screen({ violations: [NAMELESS] })] }),
    ]);
    expect(rowsOf(indexPage(counts))).toEqual([
      ['<a href="LREAL1.html">LREAL1</a>', '1', '1', '1', '1', '2', ''],
      ['<a href="ATI.html">ATI</a>', '1', '0', '0', '0', '0', 'zh-Hans'],
    ]);
  });
});
