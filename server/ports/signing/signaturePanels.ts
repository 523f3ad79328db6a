/**
 * The places of the signature panels on the last pages of a document to sign, in millimetres from
 * the top left of an A4 page. The renderer adds a line for a handwritten signature there, and an
 * electronic signature covers it.
 */
export const PANELS = {
  left: 20,
  width: 170,
  height: 25,
  /** Top of the first panel of a page. */
  top: 60,
  /** Distance from the top of a panel to the top of the next panel. */
  pitch: 40,
  perPage: 5,
} as const;

/** The page of a panel, counted from the first page with panels, and its top in millimetres. */
export interface PanelPlace {
  readonly page: number;
  readonly top: number;
}

/** Returns the place of a panel. @param index index of the panel in the document, from 0 */
export function panelPlace(index: number): PanelPlace {
  const page = Math.floor(index / PANELS.perPage);
  return { page, top: PANELS.top + (index % PANELS.perPage) * PANELS.pitch };
}

/**
 * The start of the document keyword that lists the signature fields with a panel, in their order.
 */
export const PANELS_KEYWORD = 'signature-panels:';
