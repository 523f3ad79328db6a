import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';

/** A function that announces a text to screen readers, politely: "Record added". */
export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/**
 * How long an announcement remains: until a screen reader has spoken it, and as long as an undo
 * offer.
 */
const ANNOUNCED_FOR_MS = 10_000;

/**
 * Renders the only polite live region of a page (U-09). Render this component around the portal.
 * `FormFields` renders its own `Announcer` only if no other is above. The text is cleared after a
 * while, so that a screen reader that reads the page finds no outdated message.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback((text: string) => {
    const element = region.current;
    if (!element) return;
    // A screen reader ignores a repeated sentence. An added no-break space makes the text
    // different.
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

/** Renders an `Announcer` only if no other is above. */
export function AnnouncerIfNone({ children }: { readonly children: ReactNode }) {
  const above = useContext(AnnounceContext);
  return above ? children : <Announcer>{children}</Announcer>;
}

/**
 * Returns the function that announces a text to screen readers. Without a live region, that
 * function does nothing.
 */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext) ?? announceNothing;
}

const announceNothing: Announce = () => undefined;
