import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measurePdf } from '../../../scripts/bench/pdf.ts';
import { fakeTools } from '../support/fakeTools.ts';
import { printedLines } from '../support/printedLines.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const lines = printedLines();
beforeEach(() => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
});
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['chromium', 'chromium-headless-shell', {}],
  ['pdftotext', 'poppler-utils', { chromium: 'exit 1' }],
])(
  'measurePdf: names the package of a missing %s, and measures nothing',
  async (tool, debian, has) => {
    fakeTools(folder(), has);
    expect(await measurePdf()).toBe(1);
    expect(lines()).toEqual([`${tool} not found; install it with: apt-get install ${debian}`]);
  },
);
