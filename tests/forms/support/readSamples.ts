import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Sample } from '../../../server/forms/check/checkSample.ts';

/** A sample with the name of its file. */
export interface NamedSample {
  readonly name: string;
  readonly sample: Sample;
}

/** Returns the samples of a form's folder. */
export async function readSamples(folder: string): Promise<readonly NamedSample[]> {
  const names = await readdir(join(folder, 'samples')).catch(() => []);
  return Promise.all(
    names.sort().map(async (file) => ({
      name: basename(file, '.json'),
      sample: JSON.parse(await readFile(join(folder, 'samples', file), 'utf8')) as Sample,
    })),
  );
}
