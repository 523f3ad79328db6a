import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { wizardMachine } from '#engine';
import { ROOT } from '../../../scripts/command/run.ts';
import { machinePicture } from '../../../scripts/doc/machinePicture.ts';

it('machinePicture: the picture of the wizard in the guide shows the current machine', async () => {
  const kept = await readFile(join(ROOT, 'stories/guide/wizard.svg'), 'utf8');
  expect(
    machinePicture(wizardMachine, 'States of the wizard'),
    'node scripts/doc/draw-wizard.ts',
  ).toBe(kept);
  expect(kept).not.toMatch(/<script|\son\w+=/);
});

it('machinePicture: shows every state and every transition', () => {
  const machine = createMachine({
    initial: 'idle',
    states: {
      idle: { on: { go: { target: 'busy' } } },
      busy: {
        initial: 'half',
        states: {
          half: { always: { target: 'whole' } },
          whole: { after: { 10: { target: '#end' } } },
        },
      },
      end: { id: 'end', type: 'final' },
    },
  });
  const picture = machinePicture(machine, 'A < B');
  expect(picture).toContain('<title>A &lt; B</title>');
  for (const name of ['idle', 'busy.half', 'busy.whole', 'end']) {
    expect(picture).toContain(`>${name}</text>`);
  }
  expect(picture).toContain('idle → busy.half: go');
  expect(picture).toContain('busy.half → busy.whole: at once');
  expect(picture).toContain('busy.whole → end: after a while');
  expect(picture.match(/<path d="M\d+ \d+C/g)).toHaveLength(3);
});
