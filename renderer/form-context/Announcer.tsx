import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';

/** A function that announces a text to screen readers, politely: "Record added". */
export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Long enough for a screen reader to start speaking and for the time limit of an undo. */
const ANNOUNCED_FOR_MS = 10_000;

/**
 * Renders the one polite live region of a page (U-09). Put it around the portal; `FormFields`
 * renders its own only without one above it. One action changes the text at most once. The text is
 * cleared after a while, so that a screen reader that reads the page finds no outdated message.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback((text: string) => {
    const element = region.current;
    if (!element) return;
    // A screen reader ignores the same sentence twice in a row. A no-break space makes it a change.
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

/** Renders a live region only where no other one is above. */
export function AnnouncerIfNone({ children }: { readonly children: ReactNode }) {
  const above = useContext(AnnounceContext);
  return above ? children : <Announcer>{children}</Announcer>;
}

/**
 * Returns the function that announces a text to screen readers. It does nothing without a live
 * region.
 */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext) ?? announceNothing;
}

const announceNothing: Announce = () => undefined;
