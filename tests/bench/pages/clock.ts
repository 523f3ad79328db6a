/** The times that a measured page records; the driver reads them from outside. */
interface Clock {
  ready: boolean;
  interactiveAt: number;
  /** The first field takes the focus and is painted; it may not listen yet. */
  focusableAt: number;
  lastMutationAt: number;
  clickAt: number;
  clickPaintedAt: number;
  /** Event Timing entries of interactions: 8 ms grain, below 16 ms not reported. */
  interactions: { readonly id: number; readonly name: string; readonly durationMs: number }[];
  keyToPaintMs: number[];
}

declare global {
  interface Window {
    benchClock: Clock;
    /** Tells the driver, which asks nothing of the page before: its own scripts take a slow device long. */
    benchReady?: (nothing: '') => void;
  }
}

/** How a page shows its form, and the form that "switch step" changes to. */
interface Page {
  readonly mount: (element: HTMLElement) => void;
  /** Where the page was drawn beforehand, whether its code follows a field by now. */
  readonly follows?: (field: HTMLElement) => boolean;
  readonly switchStep: (element: HTMLElement) => void;
}

/**
 * Starts the clocks, mounts the page and reports when its first field takes focus and is painted.
 *
 * @param page how the engine mounts
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
 * Checks whether a key that is pressed in a field is heard. It is asked with a key: from the first one on React
 * takes over what was drawn around it, so that an applicant waits no longer than that takes.
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

/** The first task after the next frame: what was due to be painted is painted. */
function afterPaint(call: (at: number) => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => call(performance.now());
    channel.port2.postMessage(undefined);
  });
}

/** Calls once the first field takes the focus, is ready otherwise, and is painted: in use, as an applicant begins. */
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
