/** The input that the applicant makes while the page hydrates. */
export interface InputSince {
  /** Elements that changed meanwhile, including the other radio buttons of a group. */
  readonly changed: ReadonlySet<Element>;
  /** Returns the input in which an input method is still composing. */
  readonly composing: () => Element | undefined;
  /** Returns the button whose click is held until the earlier input is replayed. */
  readonly pressed: () => HTMLButtonElement | undefined;
  /** Stops recording. */
  readonly end: () => void;
}

/**
 * The maximum time in which clicks are held. After that, buttons work even if the page fails to
 * hydrate.
 */
const LONGEST_HOLD_MS = 5000;

/**
 * Starts to record each change of a text, choice or tick.
 *
 * @param composing the input in which an input method is already composing
 * @param holdsPresses whether to hold clicks on buttons. React handles a click at once, but earlier
 *   input only after its replay
 */
export function followInput(composing: Element | undefined, holdsPresses: boolean): InputSince {
  const changed = new Set<Element>();
  let composed = composing;
  const following = new AbortController();
  const follow = (name: string, handle: (target: Element) => void) => {
    const take = ({ target }: Event) => target instanceof Element && handle(target);
    addEventListener(name, take, { capture: true, signal: following.signal });
  };
  follow('input', (box) => {
    for (const each of withItsGroup(box)) changed.add(each);
  });
  follow('compositionstart', (box) => {
    composed = box;
  });
  follow('compositionend', () => {
    composed = undefined;
  });
  let pressed: HTMLButtonElement | undefined;
  const heldUntil = holdsPresses ? performance.now() + LONGEST_HOLD_MS : 0;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || performance.now() > heldUntil) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  addEventListener('click', hold, { capture: true, signal: following.signal });
  return {
    changed,
    composing: () => composed,
    pressed: () => pressed,
    end: () => following.abort(),
  };
}

/** Returns an input, and for a radio button all buttons of its group. */
function withItsGroup(box: Element): readonly Element[] {
  if (!(box instanceof HTMLInputElement) || box.type !== 'radio') return [box];
  return [box, ...document.getElementsByName(box.name)];
}
