import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

/**
 * Writes shell programs into a folder, which becomes the only folder on the path.
 *
 * @param scripts the commands of each program, by its name
 */
export function fakeTools(folder: string, scripts: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, commands] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
  }
  vi.stubEnv('PATH', folder);
}
