import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandLine, misused, type Taken } from '../../../scripts/command/commandLine.ts';
import { printedLines } from '../support/printedLines.ts';

const lines = printedLines();
const ARGV = process.argv;
afterEach(() => {
  process.argv = ARGV;
});

const USAGE = 'npm run deed -- NAME [--to FILE]';
const OPTIONS = { to: { type: 'string' }, again: { type: 'boolean' } } as const;

/** Parses the arguments of a command. */
function parse<const T extends Taken>(args: readonly string[], accepted: T) {
  process.argv = ['node', 'scripts/deed.ts', ...args];
  return commandLine(USAGE, accepted);
}

/** Replaces the end of the process by an error. */
function replaceExit() {
  return vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new RangeError(`exit ${code}`);
  });
}

describe('commandLine', () => {
  it('returns the options by name, and the names', () => {
    expect(parse(['A', '--to=file', 'B'], { names: 2, options: OPTIONS })).toEqual({
      values: { to: 'file' },
      names: ['A', 'B'],
    });
    expect(parse([], {})).toEqual({ values: {}, names: [] });
  });

  it.each<readonly [readonly string[], Taken, string]>([
    [['A'], {}, 'Cannot take "A" too'],
    [['A', 'B', 'C'], { names: 1 }, 'Cannot take "B" too'],
    [['--bogus'], { options: OPTIONS }, "Unknown option '--bogus'"],
    [['--to'], { options: OPTIONS }, "Option '--to <value>' argument missing"],
    [['--again=1'], { options: OPTIONS }, "Option '--again' does not take an argument"],
  ])('exits with 2 after %j, and prints one line', (args, accepted, why) => {
    replaceExit();
    expect(() => parse(args, accepted)).toThrow('exit 2');
    expect(lines()).toEqual([`${why}: ${USAGE}`]);
  });

  it('passes errors on that the user did not cause', () => {
    const exit = replaceExit();
    const wrong = {
      options: {
        to: {
          get type(): 'string' {
            throw new Error('a fault of the command');
          },
        },
      },
    };
    expect(() => parse([], wrong)).toThrow('a fault of the command');
    expect(exit).not.toHaveBeenCalled();
  });
});

describe('misused', () => {
  it('prints the mistake and the usage, then exits with 2', () => {
    replaceExit();
    expect(() => misused('Name a form', USAGE)).toThrow('exit 2');
    expect(lines()).toEqual([`Name a form: ${USAGE}`]);
  });
});
