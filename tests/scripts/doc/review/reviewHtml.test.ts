import { expect, it } from 'vitest';
import { reviewHtml } from '../../../../scripts/doc/review/reviewHtml.ts';

const BLOCKS = [
  { key: 'cover', level: 1, title: 'A & <b>', lines: [{ name: 'Form code', texts: ['LR999'] }] },
  {
    key: 'step:one',
    level: 2,
    title: 'Step 1',
    lines: [{ texts: ['# Head', 'Text', '• a', '• b', 'End'] }],
  },
  {
    key: '/kind',
    level: 3,
    number: '1.1',
    title: 'Kind',
    lines: [{ name: 'Limits', texts: ['x', 'y'] }],
  },
];

it('reviewHtml: is one file without scripts and addresses, and escapes every text', () => {
  const html = reviewHtml([{ language: 'en', blocks: BLOCKS }]);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>LR999 A &#38; &#60;b&#62;</title>');
  expect(html).not.toMatch(/<script|src=|href="(?!#)|url\(|@import/);
  expect(html).toContain('<p><b>Head</b></p><p>Text</p><ul><li>a</li><li>b</li></ul><p>End</p>');
  expect(html).toContain('<h3><span class="number">1.1</span> Kind</h3>');
  expect(html).toContain('<dt>Limits</dt><dd><ul><li>x</li><li>y</li></ul></dd>');
  expect(html).toContain('<a href="#part-step-one">Step 1</a>');
  expect(html).toContain('@media print');
});

it('reviewHtml: shows languages side by side, each with its language', () => {
  const chinese = BLOCKS.map((block) => ({ ...block, title: '標題' }));
  const html = reviewHtml([
    { language: 'en', blocks: BLOCKS },
    { language: 'zh-Hant', blocks: chinese },
  ]);
  expect(html).toContain('<body class="columns-2">');
  expect(html).toMatch(/<h2>Step 1<\/h2>.*<div lang="zh[^"]*"><h2>標題<\/h2>/);
  expect(() => reviewHtml([])).toThrow(RangeError);
});
