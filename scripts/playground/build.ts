/**
 * `npm run playground:build`: builds the playground to `build/playground`, a folder for any static
 * host. It needs no server of ours.
 */
import { buildPlayground, PLAYGROUND } from '../build/buildPlayground.ts';
import { commandLine } from '../command/commandLine.ts';
import { say } from '../command/run.ts';

commandLine('npm run playground:build', {});
await buildPlayground();
say(`serve this folder: ${PLAYGROUND}`);
