import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './runTool.ts';

/** Extracts an enclosed file from an encrypted PDF with qpdf. */
export function enclosedIn(pdf: Uint8Array, password: string, name: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'landform-enclosed-'));
  try {
    const out = join(folder, 'out');
    const args = [`--password=${password}`, `--show-attachment=${name}`, '{file}'];
    const shell = ['-c', `qpdf ${args.map((arg) => `'${arg}'`).join(' ')} > '${out}'`];
    runTool('sh', shell, pdf);
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
