import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressSite } from '../../../scripts/build/compressSite.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();

it('compressSite: writes both copies of each text file, in every folder, and counts them', () => {
  mkdirSync(join(folder(), 'assets'));
  const text = '表格 form '.repeat(200);
  const names = ['index.html', 'assets/a.js', 'assets/a.css', 'plan.json', 'logo.svg'];
  for (const name of [...names, 'font.woff2', 'notes.js.map']) {
    writeFileSync(join(folder(), name), text);
  }
  expect(compressSite(folder())).toBe(names.length);
  for (const name of names) {
    const [brotli, gzip] = ['br', 'gz'].map((kind) =>
      readFileSync(join(folder(), `${name}.${kind}`)),
    );
    expect(brotliDecompressSync(brotli ?? Buffer.of()).toString()).toBe(text);
    expect(gunzipSync(gzip ?? Buffer.of()).toString()).toBe(text);
    expect(brotli?.length).toBeLessThan(Buffer.byteLength(text) / 10);
  }
  for (const name of ['font.woff2', 'notes.js.map']) {
    expect(existsSync(join(folder(), `${name}.br`))).toBe(false);
  }
});
