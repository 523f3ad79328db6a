import type { Browser, Page } from 'playwright';
import { type Condition, throttle } from './condition.ts';

/** Figures of one visit to the portal's own page of a form, in ms since the navigation began. */
export interface PortalVisit {
  /**
   * When the first field is focusable and painted. The page is prerendered and keeps text typed
   * from then on (`renderer/app/preHydrationInput.ts`).
   */
  readonly usable: number;
  /** When the first field is hydrated. */
  readonly followed: number;
  /** Brotli bytes of the scripts loaded until then. */
  readonly scriptBytes: number;
}

/** The first step of a form, for a user who already accepted the terms. */
const ADDRESS = '/form/LREAL1?lang=en&skipIntro=true';

/**
 * Opens the portal at a page of a form, in a new context, and measures it once.
 *
 * @param origin of a running portal
 */
export async function visitPortal(
  browser: Browser,
  origin: string,
  condition: Condition,
): Promise<PortalVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page), condition);
    await page.addInitScript(watchFirstField);
    await page.goto(origin + ADDRESS);
    const times = await page.waitForFunction(() => window.portalClock, undefined, {
      timeout: 60_000,
    });
    return { ...(await times.jsonValue()), scriptBytes: await scriptBytesOf(page) };
  } finally {
    await context.close();
  }
}

type Times = Pick<PortalVisit, 'usable' | 'followed'>;

declare global {
  interface Window {
    portalClock: Times;
  }
}

/** Runs in the page before the page's own scripts, so it contains every function that it calls. */
function watchFirstField(): void {
  localStorage.setItem('acceptTC', '2026-11-20T10:00:00.000+08:00');
  const afterPaint = (call: (at: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => call(performance.now());
      channel.port2.postMessage(undefined);
    });
  let usable: number | undefined;
  let isFocused = false;
  const look = () => {
    const field = document.querySelector<HTMLElement>('main :is(input, select, textarea)');
    if (field && !isFocused && field.offsetParent !== null) {
      field.focus();
      isFocused = document.activeElement === field;
      if (isFocused) afterPaint((at) => (usable = at));
    }
    // React marks the elements that it has hydrated.
    const isTaken = field && Object.keys(field).some((key) => key.startsWith('__reactProps'));
    if (isFocused && isTaken) {
      afterPaint((followed) => (window.portalClock = { usable: usable ?? followed, followed }));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function scriptBytesOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}
