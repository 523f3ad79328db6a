import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';

/** Says a text to screen readers, politely: "Record added". */
export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Long enough for a screen reader to begin, and for an undo to be over. */
const ANNOUNCED_FOR_MS = 10_000;

/**
 * The one polite live region of a page (U-09). Put it around the portal; `FormFields` brings its
 * own only when there is none above it. At most one change of text for one action. The text goes after
 * a while: a reader that walks through the page would find news that is out of date.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback((text: string) => {
    const element = region.current;
    if (!element) return;
    // The same sentence twice in a row is no change to a screen reader: a no-break space makes it one.
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      element.textContent = '';
    }, ANNOUNCED_FOR_MS);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div ref={region} className="visually-hidden" aria-live="polite" />
    </AnnounceContext>
  );
}

/** Brings a live region only where there is none yet. */
export function AnnouncerIfNone({ children }: { readonly children: ReactNode }) {
  const above = useContext(AnnounceContext);
  return above ? children : <Announcer>{children}</Announcer>;
}

/** The way to say something to screen readers; says nothing where no live region is around. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext) ?? sayNothing;
}

const sayNothing: Announce = () => undefined;
