import { describe, expect, it } from 'vitest';
import { Reporter, within } from '../../../../engine/compiler/source/Reporter.ts';

describe('Reporter', () => {
  const PLACE = { file: 'schema.json', pointer: '/a' };

  it('counts the same fault at the same place once', () => {
    const reporter = new Reporter();
    reporter.error(PLACE, 'code', 'message', 'remedy');
    reporter.error(PLACE, 'code', 'message', 'remedy');
    reporter.error({ ...PLACE, pointer: '/b' }, 'code', 'message', 'remedy');
    expect(reporter.diagnostics().map(({ pointer }) => pointer)).toEqual(['/a', '/b']);
  });

  it('has errors only when an error was reported', () => {
    const reporter = new Reporter();
    reporter.warn(PLACE, 'one', 'message', 'remedy');
    reporter.inform(PLACE, 'two', 'message', 'remedy');
    expect(reporter.hasErrors()).toBe(false);
    expect(reporter.diagnostics().map(({ severity }) => severity)).toEqual(['warning', 'info']);
    const other = new Reporter();
    other.error(PLACE, 'three', 'message', 'remedy');
    reporter.addAll(other.diagnostics());
    expect(reporter.hasErrors()).toBe(true);
  });
});

describe('within', () => {
  it('escapes the names of the steps', () => {
    expect(within({ file: 'ui.json', pointer: '/a' }, 'b/c', 0, 'd~')).toEqual({
      file: 'ui.json',
      pointer: '/a/b~1c/0/d~0',
    });
  });
});
