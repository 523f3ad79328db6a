import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../server/forms/check/Finding.ts';
import { inOrder } from '../../../../server/forms/check/inOrder.ts';

const finding = (name: string, line: number, code: string, subject?: string): Finding => ({
  file: `forms/LR1/${name}`,
  line,
  column: 1,
  severity: 'error',
  code,
  message: '',
  remedy: '',
  ...(subject === undefined ? {} : { subject }),
});

const places = (findings: readonly Finding[]) =>
  inOrder(findings).map(({ file, line, code, follows }) =>
    [`${file.slice('forms/LR1/'.length)}:${line} ${code}`, ...(follows ? [follows] : [])].join(
      ' < ',
    ),
  );

describe('inOrder', () => {
  it('sorts files in the order in which they build on each other', () => {
    const names = ['samples/a.json', 'locales/en.json', 'ui.json', 'manifest.json', 'schema.json'];
    expect(places(names.map((name) => finding(name, 1, 'x')))).toEqual(
      names.toReversed().map((name) => `${name}:1 x`),
    );
  });

  it('puts what follows from a wrong name after it', () => {
    expect(
      places([
        finding('manifest.json', 6, 'field-in-no-step', '/aplicant/name'),
        finding('manifest.json', 9, 'unknown-pointer', '/aplicant'),
        finding('schema.json', 30, 'other'),
        finding('schema.json', 5, 'unknown-field', '/aplicant'),
      ]),
    ).toEqual([
      'schema.json:5 unknown-field',
      'manifest.json:6 field-in-no-step < forms/LR1/schema.json:5:1',
      'manifest.json:9 unknown-pointer < forms/LR1/schema.json:5:1',
      'schema.json:30 other',
    ]);
  });

  it('puts a missing key after the misspelt key of the same file', () => {
    expect(
      places([
        finding('manifest.json', 1, 'missing-key', '/code'),
        finding('manifest.json', 3, 'unknown-key', '/code'),
        finding('schema.json', 9, 'unknown-key', '/code'),
      ]),
    ).toEqual([
      'schema.json:9 unknown-key',
      'manifest.json:3 unknown-key',
      'manifest.json:1 missing-key < forms/LR1/manifest.json:3:1',
    ]);
  });

  it('keeps effects without a cause, and is stable when applied twice', () => {
    const lone = [
      finding('manifest.json', 6, 'field-in-no-step', '/a'),
      finding('manifest.json', 6, 'field-in-no-step', '/b'),
    ];
    expect(inOrder(inOrder(lone))).toEqual(lone);
  });

  it('takes the first of several causes in the file, whatever their depth', () => {
    expect(
      places([
        finding('schema.json', 3, 'unknown-field', '/a/b'),
        finding('schema.json', 9, 'unknown-field', '/a'),
        finding('manifest.json', 1, 'field-in-no-step', '/a/b'),
      ]),
    ).toEqual([
      'schema.json:3 unknown-field',
      'manifest.json:1 field-in-no-step < forms/LR1/schema.json:3:1',
      'schema.json:9 unknown-field',
    ]);
  });
});
