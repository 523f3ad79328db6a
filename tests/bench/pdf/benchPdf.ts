import { type ChildProcess, execFileSync } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { TypstPdfRenderer } from '../../../server/adapters/pdf/TypstPdfRenderer.ts';
import type { FormDocument } from '../../../server/ports/documents/PdfRenderer.ts';
import { runTool } from '../../support/runTool.ts';
import { answer, sampleDocument } from '../../support/sampleDocument.ts';
import { percentile } from '../measure.ts';
import { ms, row } from '../server/serverReport.ts';
import { printedPage } from './printedPage.ts';

const RUNS = 20;
const WARM_UPS = 3;
const RECORDS = 16;

/** A way to create the PDF of a document. */
interface Printer {
  readonly name: string;
  print(document: FormDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Figures {
  readonly name: string;
  readonly firstMs: number;
  readonly times: readonly number[];
  readonly megabytes: number;
  readonly bytes: number;
  readonly pages: number;
}

/**
 * Measures a Chinese document of three pages, one printer at a time: Typst as native code, Typst as
 * WebAssembly, and Chromium with the same words.
 *
 * @param browserPath path of the browser that prints
 * @returns lines of a table: time of the first document with process start, median and p95 of later
 *   documents, memory of all processes, size and pages of the last document
 */
export async function benchPdf(browserPath: string): Promise<readonly string[]> {
  const figures = [
    await measure(() => typst('Typst, native code', false)),
    await measure(() => typst('Typst, WebAssembly', true)),
    await measure(() => browser(browserPath)),
  ];
  return [
    '',
    `a Chinese PDF of three pages (${RUNS} documents each)`,
    row('', 'first, ms', 'p50, ms', 'p95, ms', 'held, MB', 'size, KB', 'pages'),
    ...figures.map(toRow),
  ];
}

function toRow({ name, firstMs, times, megabytes, bytes, pages }: Figures): string {
  const size = Math.round(bytes / 1024);
  const each = [ms(firstMs), ms(percentile(times, 0.5)), ms(percentile(times, 0.95))];
  return row(name, ...each, String(Math.round(megabytes)), String(size), String(pages));
}

async function measure(open: () => Printer | Promise<Printer>): Promise<Figures> {
  const started: ChildProcess[] = [];
  const onStart = (message: unknown) => {
    started.push((message as { readonly process: ChildProcess }).process);
  };
  subscribe('child_process', onStart);
  const openedAt = performance.now();
  const printer = await open();
  try {
    let pdf = await printer.print(documentOf(-1));
    const firstMs = performance.now() - openedAt;
    const times: number[] = [];
    for (let run = -WARM_UPS; run < RUNS; run += 1) {
      const from = performance.now();
      pdf = await printer.print(documentOf(run + WARM_UPS));
      if (run >= 0) times.push(performance.now() - from);
    }
    const { name } = printer;
    const pages = Number(/Pages:\s+(\d+)/.exec(runTool('pdfinfo', ['{file}'], pdf).text)?.[1]);
    const roots = started.flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
    return { name, firstMs, times, megabytes: heldBy(roots), bytes: pdf.length, pages };
  } finally {
    unsubscribe('child_process', onStart);
    await printer.close();
  }
}

function typst(name: string, isPortable: boolean): Printer {
  const renderer = new TypstPdfRenderer({ threads: 1, isPortable });
  return { name, print: (each) => renderer.render(each), close: () => renderer.close() };
}

async function browser(executablePath: string): Promise<Printer> {
  const opened: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return {
    name: 'Chromium prints',
    async print(document) {
      const page = await opened.newPage();
      await page.setContent(printedPage(document));
      const pdf = await page.pdf({ format: 'A4', tagged: true, outline: true });
      await page.close();
      return pdf;
    },
    close: () => opened.close(),
  };
}

/**
 * Returns the proportional memory of processes and their descendants, in megabytes. Shared pages
 * count once.
 */
function heldBy(roots: readonly number[]): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const counted = new Set(roots);
  for (let before = -1; before !== counted.size; ) {
    before = counted.size;
    for (const [pid = 0, parent = 0] of rows) if (counted.has(parent)) counted.add(pid);
  }
  return [...counted].reduce((sum, pid) => sum + pssMb(pid), 0);
}

/** Returns the proportional memory of a process in megabytes; 0 if the process has ended. */
function pssMb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]) / 1024;
  } catch {
    return 0;
  }
}

/** Returns a document with a different owner each time, so that no cached document helps. */
function documentOf(number: number): FormDocument {
  const sample = sampleDocument('zh-Hant');
  const records = Array.from({ length: RECORDS }, (_, index) => ({
    pointer: `/orders/${index}`,
    title: `土地登記冊 ${index + 1}`,
    summary: '',
    items: [
      answer('物業參考編號', `A${1_000_000 + number * RECORDS + index}`),
      answer('地址', `香港鴨脷洲利東邨東昌樓${index + 1}樓${number + 2}室`),
      answer('服務開始日期', '01/12/2026'),
    ],
  }));
  const list = { kind: 'records', pointer: '/orders', label: '土地登記冊', records } as const;
  const [delivery, owner] = sample.sections;
  const orders = { stepId: 'orders', title: '土地登記冊', items: [list] };
  return {
    ...sample,
    title: `${sample.title} ${number}`,
    sections: [delivery, owner, orders].filter((each) => each !== undefined),
  };
}
