import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../tests/support/runServer.ts';
import type { Size, StoryPage } from './StoryPage.ts';

/** The time limit of a command: a play may wait longer than the driver's default. */
const MOST_MS = 60_000;
const READY_MS = 20_000;

/** The programs that WebKit needs. */
export interface WebKitPaths {
  /** WebKitGTK's own driver. */
  readonly driver: string;
  /** A virtual screen: the browser does not start without one. */
  readonly screen: string;
}

/**
 * Opens a page of WebKit, the engine of Safari and of every browser on an iPhone, by W3C WebDriver.
 * The browser's window cannot be narrow, so the page is in a frame of the wanted size.
 *
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function openWebKit(paths: WebKitPaths, size: Size): Promise<StoryPage> {
  const screen = spawn(paths.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${String(await once(screen.stdout, 'data')).trim()}`;
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const stop = () => Promise.all([end(driver), end(screen)]);
  try {
    const send = sender(`http://127.0.0.1:${port}`);
    await until(() => send('GET', '/status'));
    const { sessionId, capabilities } = await send<Session>('POST', '/session', {
      capabilities: { alwaysMatch: { timeouts: { script: MOST_MS } } },
    });
    const sendToSession = sender(`http://127.0.0.1:${port}/session/${sessionId}`);
    return {
      browser: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (url) => {
        await sendToSession('POST', '/url', { url: new URL('/index.json', url).href });
        await sendToSession('POST', '/execute/sync', {
          script: `return (${frame})(...arguments)`,
          args: [url, size],
        });
        await sendToSession('POST', '/frame', { id: 0 });
      },
      call: async (run, given) => {
        const script = `(${settle})(${run}, ...arguments)`;
        const { value, fault } = await sendToSession<Settled>('POST', '/execute/async', {
          script,
          args: [given],
        });
        if (fault !== null) throw new Error(fault);
        return value as never;
      },
      close: async () => {
        await sendToSession('DELETE', '');
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

interface Settled {
  readonly value: unknown;
  readonly fault: string | null;
}

/** Runs in the page: creates a frame of a size that shows a URL. */
function frame(url: string, { width, height }: Size): void {
  document.body.innerHTML = `<iframe width="${width}" height="${height}" style="border: 0"></iframe>`;
  const element = document.querySelector('iframe');
  element?.setAttribute('src', url);
  // Without the focus, the frame fires no focus events.
  element?.focus();
}

/** Runs in the page: reports the result of a function, or its error, to the driver. */
function settle(
  run: (given: unknown) => unknown,
  given: unknown,
  report: (how: Settled) => void,
): void {
  Promise.resolve(given)
    .then(run)
    .then(
      (value) => report({ value, fault: null }),
      (error) => report({ value: null, fault: String(error) }),
    );
}

/** Creates a function that sends commands to the driver. */
function sender(url: string) {
  return async <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: Answer & Partial<Refusal> };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** Repeats a call until it succeeds. @throws {Error} the last error after the time limit */
async function until(call: () => Promise<unknown>): Promise<void> {
  const last = Date.now() + READY_MS;
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      if (Date.now() > last) throw error;
      await setTimeout(100);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
