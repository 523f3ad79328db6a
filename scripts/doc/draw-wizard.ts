import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wizardMachine } from '#engine';
import { ROOT } from '../command/run.ts';
import { machinePicture } from './machinePicture.ts';

/**
 * `node scripts/doc/draw-wizard.ts`: draws the wizard's state machine for the guide. A test checks
 * that the picture is current.
 */
writeFileSync(
  join(ROOT, 'stories/guide/wizard.svg'),
  machinePicture(wizardMachine, 'States of the wizard'),
);
