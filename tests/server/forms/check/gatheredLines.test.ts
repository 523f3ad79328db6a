import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../server/forms/check/Finding.ts';
import { gatheredLines } from '../../../../server/forms/check/gatheredLines.ts';

const text = (line: number, key: string, more: Partial<Finding> = {}): Finding => ({
  file: 'en.json',
  line,
  column: 3,
  severity: 'error',
  code: 'missing-text',
  message: `The form needs the text "${key}"`,
  remedy: `Add "${key}".`,
  ...more,
});

const lineFor = (line: number, key: string) =>
  `en.json:${line}:3 error missing-text The form needs the text "${key}". Remedy: Add "${key}".`;

describe('gatheredLines', () => {
  it('prints two findings of one kind in full', () => {
    expect(gatheredLines([text(1, 'a'), text(2, 'b')])).toEqual([lineFor(1, 'a'), lineFor(2, 'b')]);
  });

  it('gathers three findings of one kind, with the names that differ', () => {
    expect(gatheredLines([text(1, 'a'), text(2, 'b'), text(3, 'c')])).toEqual([
      lineFor(1, 'a'),
      '  and 2 more of this kind: 2:3 "b", 3:3 "c"',
    ]);
  });

  it('gathers findings about fields whose names are in any script', () => {
    const messages = ['/a', '/姓名', '/@type/dist-tags'].map((name) => `The box ${name} is wrong`);
    const found = messages.map((message, index) => text(index + 1, '', { message, remedy: '' }));
    expect(gatheredLines(found).at(-1)).toBe(
      '  and 2 more of this kind: 2:3 /姓名, 3:3 /@type/dist-tags',
    );
  });

  it('keeps findings apart that differ in code, file, severity or remedy', () => {
    const findings = [
      text(1, 'a'),
      text(2, 'b', { code: 'unused-text' }),
      text(3, 'c', { file: 'zh.json' }),
      text(4, 'd', { severity: 'warning' }),
      text(5, 'e', { remedy: 'Did you mean "f"?' }),
    ];
    expect(gatheredLines(findings)).toHaveLength(findings.length);
  });

  it('gathers missing texts whose remedies name different neighbours', () => {
    const following = (key: string) => ({ remedy: `Add it after "${key}".` });
    const findings = [
      text(1, 'b', following('a')),
      text(1, 'c', following('b')),
      text(1, 'd', following('c')),
    ];
    expect(gatheredLines(findings)).toHaveLength(2);
    const others = findings.map((each) => ({ ...each, code: 'unused-text' }));
    expect(gatheredLines(others)).toHaveLength(3);
  });

  it('names at most ten places', () => {
    const many = Array.from({ length: 65 }, (_, index) => text(index + 1, `k${index}`));
    const [, more] = gatheredLines(many);
    expect(more).toMatch(
      /^ {2}and 64 more of this kind: 2:3 "k1", .*, and 54 more \(--json lists all\)$/,
    );
  });

  it('counts what follows from a finding', () => {
    const effect = text(9, 'z', { follows: 'en.json:1:3' });
    expect(gatheredLines([text(1, 'a'), effect])).toEqual([
      lineFor(1, 'a'),
      '  and 1 that follows from it: en.json:9:3 missing-text',
    ]);
  });
});
