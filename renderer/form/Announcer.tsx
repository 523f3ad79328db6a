import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';

/** Says a text to screen readers, politely: "Record added". */
export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/**
 * The one polite live region of a page (U-09). Put it around the portal; `FormFields` brings its
 * own only when there is none above it. At most one change of text for one action.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const announce = useCallback((text: string) => {
    const element = region.current;
    if (!element) return;
    // The same sentence twice in a row is no change to a screen reader: a no-break space makes it one.
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
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
