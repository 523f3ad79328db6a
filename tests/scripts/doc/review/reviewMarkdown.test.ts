import { expect, it } from 'vitest';
import { reviewMarkdown } from '../../../../scripts/doc/review/reviewMarkdown.ts';

it('reviewMarkdown: writes headings, points and named lines', () => {
  const text = reviewMarkdown([
    { key: 'a', level: 2, title: 'A', lines: [{ texts: ['# Head', 'Text', '• point'] }] },
    {
      key: '/b',
      level: 3,
      number: '1.1',
      title: 'B',
      lines: [
        { name: 'Type', texts: ['Text'] },
        { name: 'Options', texts: ['x', 'y'] },
      ],
    },
    { key: 'c', level: 2, title: 'C', lines: [] },
  ]);
  expect(text).toBe(
    '## A\n\n**Head**\nText\n- point\n\n### 1.1 B\n\n- Type: Text\n- Options:\n  - x\n  - y\n\n## C\n',
  );
});
