/**
 * Places of the signature panels on the last pages of a document to sign, in millimetres from the top
 * left of an A4 page. The renderer draws a line for a signature by hand there, and an electronic
 * signature lies over it.
 */
export const PANELS = {
  left: 20,
  width: 170,
  height: 25,
  /** Top of the first panel of a page. */
  top: 60,
  /** From the top of one panel to the top of the next. */
  pitch: 40,
  perPage: 5,
} as const;

/** A panel's page, counted from the first page with panels, and its top in millimetres. */
export interface PanelPlace {
  readonly page: number;
  readonly top: number;
}

/** Returns the place of a panel. @param index from 0, in the order of the document */
export function panelPlace(index: number): PanelPlace {
  const page = Math.floor(index / PANELS.perPage);
  return { page, top: PANELS.top + (index % PANELS.perPage) * PANELS.pitch };
}

/** Begins the keyword of a document that lists the signature fields with a panel, in their order. */
export const PANELS_KEYWORD = 'signature-panels:';
