import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { PROJECT_ROOT } from '../../../server/config/projectRoot.ts';
import { testAuthority } from '../../support/testSigner.ts';
import { DESKTOP, throttle } from '../condition.ts';
import { percentile } from '../measure.ts';
import type { SigningTimes } from '../pages/signing.ts';
import { ms, row } from '../server/serverReport.ts';

const RUNS = 8;
const WARM_UPS = 2;
const SLOW_DOWNS = [1, 4] as const;
/** Browsers offer `crypto.subtle` only on `localhost` and over https. */
const ADDRESS = 'http://localhost/signing';

/**
 * Measures opening a .p12 file and signing with its key, at full speed and four times slower.
 * Compares both with a bare browser signature. Opens the file on the page's main thread, because
 * the slow-down does not affect workers.
 *
 * @returns lines of a table: medians in milliseconds, and the ratio to full speed
 */
export async function benchBrowserSigning(browser: Browser): Promise<readonly string[]> {
  const authority = await testAuthority();
  try {
    const wish = { holder: 'personal', name: 'CHAN TAI MAN', variant: 'valid' } as const;
    const { file, pin } = await authority.authority.issue(wish);
    const script = await builtScript();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(ADDRESS, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>signing</title>' }),
    );
    await page.goto(ADDRESS);
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => typeof window.benchSigning === 'function');
    const [full, slow] = await inTurn(page, [...file], pin);
    await context.close();
    return report(full, slow);
  } finally {
    authority.remove();
  }
}

async function inTurn(page: Page, file: readonly number[], pin: string) {
  const session = await page.context().newCDPSession(page);
  const times: readonly [SigningTimes[], SigningTimes[]] = [[], []];
  for (let run = -WARM_UPS; run < RUNS; run += 1) {
    for (const [index, slowDown] of SLOW_DOWNS.entries()) {
      await throttle(session, { ...DESKTOP, slowDown });
      const measured = await page.evaluate(([bytes, word]) => window.benchSigning(bytes, word), [
        file,
        pin,
      ] as const);
      if (run >= 0) times[index]?.push(measured);
    }
  }
  return times;
}

async function builtScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(PROJECT_ROOT, 'tests/bench/pages/signing.ts') },
    },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((each) => 'output' in each);
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('Cannot build the page that signs');
  return chunk.code;
}

function report(full: readonly SigningTimes[], slow: readonly SigningTimes[]): readonly string[] {
  const median = (times: readonly SigningTimes[], of: (one: SigningTimes) => number) =>
    percentile(times.map(of), 0.5);
  const line = (name: string, of: (one: SigningTimes) => number) => {
    const [fast, late] = [median(full, of), median(slow, of)];
    return row(name, ms(fast), ms(late), `${(late / fast).toFixed(1)}x`);
  };
  const bare = median(slow, (one) => one.bare);
  const whole = median(slow, (one) => one.open + one.sign);
  return [
    '',
    `signing in the browser (medians of ${RUNS} runs in turn)`,
    row('', 'full speed, ms', '4x slower, ms', 'ratio'),
    line('open the .p12 file', (one) => one.open),
    line('import the key and sign', (one) => one.sign),
    line('both', (one) => one.open + one.sign),
    line('bare signature', (one) => one.bare),
    row('both of a bare signature', '', `${(whole / bare).toFixed(0)}x`),
  ];
}
