/** The times that a measured page records; the driver reads them from outside. */
interface Clock {
  ready: boolean;
  interactiveAt: number;
  /** When the first field is focusable and painted, hydrated or not. */
  focusableAt: number;
  lastMutationAt: number;
  clickAt: number;
  clickPaintedAt: number;
  /** Event Timing entries of interactions, rounded to 8 ms. Entries under 16 ms are missing. */
  interactions: { readonly id: number; readonly name: string; readonly durationMs: number }[];
  keyToPaintMs: number[];
}

declare global {
  interface Window {
    benchClock: Clock;
    /**
     * Notifies the driver that the page is ready. Until then, the driver runs no script in the
     * page, because its scripts slow down a slow device.
     */
    benchReady?: (nothing: '') => void;
  }
}

/** The functions with which an engine mounts its form and switches between two steps. */
interface Page {
  readonly mount: (element: HTMLElement) => void;
  /** For a prerendered page: checks whether a field is hydrated. */
  readonly follows?: (field: HTMLElement) => boolean;
  readonly switchStep: (element: HTMLElement) => void;
}

/**
 * Starts the clocks and mounts the page. Records when the first field is focusable and painted,
 * and when that field is hydrated. Then notifies the driver.
 *
 * @param page functions of the measured engine
 */
export function start(page: Page): void {
  const clock: Clock = {
    ready: false,
    interactiveAt: 0,
    focusableAt: 0,
    lastMutationAt: 0,
    clickAt: 0,
    clickPaintedAt: 0,
    interactions: [],
    keyToPaintMs: [],
  };
  window.benchClock = clock;
  const root = document.getElementById('app');
  if (!root) throw new Error('Cannot start the page: it has no element "app"');
  observe(clock, root);
  const button = document.createElement('button');
  button.id = 'switch';
  button.type = 'button';
  button.textContent = 'Switch step';
  button.onclick = () => page.switchStep(root);
  document.body.prepend(button);
  page.mount(root);
  whenFirstField(
    root,
    () => true,
    (at) => {
      clock.focusableAt = at;
      whenFirstField(
        root,
        (field) => hears(page, field),
        (heardAt) => {
          clock.interactiveAt = heardAt;
          clock.ready = true;
          window.benchReady?.('');
        },
      );
    },
  );
}

/**
 * Checks whether a field is hydrated. Dispatches a key event first: React hydrates the markup
 * around a field on its first event, as for a real user.
 */
function hears(page: Page, field: HTMLElement): boolean {
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  return page.follows?.(field) ?? true;
}

function observe(clock: Clock, root: HTMLElement): void {
  new MutationObserver(() => {
    clock.lastMutationAt = performance.now();
  }).observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) {
        clock.interactions.push({ id, name: entry.name, durationMs: entry.duration });
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener(
    'keydown',
    (event) => afterPaint((at) => clock.keyToPaintMs.push(at - event.timeStamp)),
    true,
  );
  addEventListener(
    'click',
    (event) => {
      clock.clickAt = event.timeStamp;
      clock.clickPaintedAt = 0;
      afterPaint((at) => {
        clock.clickPaintedAt = at;
      });
    },
    true,
  );
}

/** Runs `call` in the first task after the next frame, when pending changes are painted. */
function afterPaint(call: (at: number) => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => call(performance.now());
    channel.port2.postMessage(undefined);
  });
}

/** Runs `call` once the first field is focusable, ready and painted. */
function whenFirstField(
  root: HTMLElement,
  isReady: (field: HTMLElement) => boolean,
  call: (at: number) => void,
): void {
  const field = root.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea');
  if (field && field.offsetParent !== null) {
    field.focus();
    if (document.activeElement === field && isReady(field)) {
      field.blur();
      afterPaint(call);
      return;
    }
  }
  requestAnimationFrame(() => whenFirstField(root, isReady, call));
}
