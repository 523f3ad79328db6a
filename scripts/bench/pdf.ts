import { benchPdf } from '../../tests/bench/pdf/benchPdf.ts';
import { say } from '../command/run.ts';
import { ensureTool } from '../test/tools.ts';

/** Measures a PDF of three pages by Typst and by Chromium, and prints a table. */
export async function measurePdf(): Promise<number> {
  const browser = await ensureTool('chromium');
  const poppler = await ensureTool('pdftotext');
  for (const tool of [browser, poppler]) {
    if ('missing' in tool) {
      say(tool.missing);
      return 1;
    }
  }
  if ('path' in browser) for (const line of await benchPdf(browser.path)) say(line);
  return 0;
}
