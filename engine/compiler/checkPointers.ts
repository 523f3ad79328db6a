import type { Manifest } from '../definition/Manifest.ts';
import type { Compilation } from './Compilation.ts';
import { listOf, objectOf } from './json.ts';
import { within } from './Reporter.ts';

/** Reports pointers of the manifest that only other rooms read: autofill, resume. */
export function checkPointers({ patterns }: Compilation, manifest: Manifest, file: string): void {
  const top = { file, pointer: '' };
  for (const [name, pointer] of Object.entries(objectOf(manifest.autofill))) {
    patterns.resolve(pointer, '', within(top, 'autofill', name));
  }
  for (const [index, pointer] of listOf(manifest.resume?.retain).entries()) {
    patterns.resolve(pointer, '', within(top, 'resume', 'retain', index));
  }
}
