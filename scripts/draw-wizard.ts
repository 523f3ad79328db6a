import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wizardMachine } from '#engine';
import { machinePicture } from './doc/machinePicture.ts';
import { ROOT } from './run.ts';

/** Draws the wizard's machine for the guide: `node scripts/draw-wizard.ts`. A test keeps it fresh. */
writeFileSync(
  join(ROOT, 'stories/guide/wizard.svg'),
  machinePicture(wizardMachine, 'States of the wizard'),
);
