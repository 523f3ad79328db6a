import { realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, run, say } from '../../../scripts/command/run.ts';
import { printedLines } from '../support/printedLines.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const lines = printedLines();
const shell = (commands: string) => ['sh', '-c', commands];

describe('run', () => {
  it('returns the code, and the output of both streams', async () => {
    const ended = await run(shell('echo out; echo err >&2; exit 3'), { keep: true });
    expect(ended.code).toBe(3);
    expect(ended.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  it('returns 127 and the reason for a program that does not exist', async () => {
    expect(await run(['no-such-program'], { keep: true })).toEqual({
      code: 127,
      output: expect.stringContaining('ENOENT'),
    });
  });

  it('returns 1 for a program that a signal ends', async () => {
    expect(await run(shell('kill -9 $$'), { keep: true })).toEqual({ code: 1, output: '' });
  });

  it('puts the tools of the project first on the path, and adds the given variables', async () => {
    const env = { LANDFORM_COLOUR: 'green', PATH: '/nowhere' };
    const { output } = await run(shell('echo "$LANDFORM_COLOUR $PATH"'), { keep: true, env });
    const [tools = ''] = output.slice('green '.length).split(delimiter);
    expect(output).toMatch(/^green /);
    expect(tools).toBe(join(ROOT, 'node_modules/.bin'));
    expect(output).not.toContain('/nowhere');
  });

  it('runs in the folder of the project, or in the given one', async () => {
    expect((await run(shell('pwd -P'), { keep: true })).output.trim()).toBe(realpathSync(ROOT));
    const elsewhere = await run(shell('pwd -P'), { keep: true, cwd: folder() });
    expect(elsewhere.output.trim()).toBe(realpathSync(folder()));
  });

  it('sends the input, also to a program that does not read it', async () => {
    expect((await run(['cat'], { keep: true, input: '地契 deed' })).output).toBe('地契 deed');
    const large = 'x'.repeat(1_000_000);
    expect(await run(shell('exit 0'), { keep: true, input: large })).toMatchObject({ code: 0 });
  });

  it('gives an empty input without text, and collects no output that is shown', async () => {
    expect((await run(shell('cat; echo read'), { keep: true })).output).toBe('read\n');
    expect(await run(['true'])).toEqual({ code: 0, output: '' });
  });
});

describe('say', () => {
  it('writes a line, or an empty one', () => {
    say('one');
    say();
    expect(lines()).toEqual(['one', '']);
  });
});
