/** What the applicant goes on to do while a page is being taken over: what was done last is what counts. */
export interface InputSince {
  /** Boxes that were changed meanwhile, and radio buttons that another one may have switched off. */
  readonly changed: ReadonlySet<Element>;
  /** The box in which an input method has not come to its end. */
  readonly composing: () => Element | undefined;
  /** Nothing is followed any more. */
  readonly end: () => void;
}

/**
 * Follows what is typed, chosen and ticked from now on.
 *
 * @param composing the box in which an input method is at work already
 */
export function followInput(composing: Element | undefined): InputSince {
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
  return {
    changed,
    composing: () => composed,
    end: () => following.abort(),
  };
}

/** A box, and where it is a radio button those that are switched off by it. */
function withItsGroup(box: Element): readonly Element[] {
  if (!(box instanceof HTMLInputElement) || box.type !== 'radio') return [box];
  return [box, ...document.getElementsByName(box.name)];
}
