/** What the applicant goes on to do while a page is being taken over: what was done last is what counts. */
export interface InputSince {
  /** Boxes that were changed meanwhile, and radio buttons that another one may have switched off. */
  readonly changed: ReadonlySet<Element>;
  /** The box in which an input method has not come to its end. */
  readonly composing: () => Element | undefined;
  /** The button whose click was held until the earlier input is replayed. */
  readonly pressed: () => HTMLButtonElement | undefined;
  /** Nothing is followed any more. */
  readonly end: () => void;
}

/** A click is held for this long at most, so that no button is dead on a page that fails to hydrate. */
const LONGEST_HOLD_MS = 5000;

/**
 * Follows what is typed, chosen and ticked from now on.
 *
 * @param composing the box in which an input method is at work already
 * @param holdsPresses holds clicks on buttons: React handles a click at once, but earlier input only after its
 * replay
 */
export function followInput(composing: Element | undefined, holdsPresses: boolean): InputSince {
  const changed = new Set<Element>();
  let composed = composing;
  const following = new AbortController();
  const follow = (name: string, hear: (target: Element) => void) => {
    const take = ({ target }: Event) => target instanceof Element && hear(target);
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

/** A box, and where it is a radio button those that are switched off by it. */
function withItsGroup(box: Element): readonly Element[] {
  if (!(box instanceof HTMLInputElement) || box.type !== 'radio') return [box];
  return [box, ...document.getElementsByName(box.name)];
}
