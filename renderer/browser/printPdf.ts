import { isIos } from './device.ts';

/** Time limit for the viewer. A document that is not shown within it is not printed. */
const SHOWN_WITHIN_MS = 10_000;

/**
 * Prints a PDF through a frame of the page.
 *
 * @returns `false` where this browser has no PDF viewer, or its viewer does not print
 */
export async function printPdf(pdf: Blob): Promise<boolean> {
  // A frame on an iPhone or iPad shows only the first page, and prints the surrounding page.
  if (!navigator.pdfViewerEnabled || isIos()) return false;
  dropFrame();
  const frame = document.createElement('iframe');
  frame.className = 'print-frame';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.src = URL.createObjectURL(pdf);
  document.body.append(frame);
  return (await isShown(frame)) && hasPrinted(frame);
}

/**
 * Removes the previous frame. The print dialog reads a frame after `print` returns, so it stays
 * until the next print.
 */
function dropFrame(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.print-frame')) {
    URL.revokeObjectURL(frame.src);
    frame.remove();
  }
}

function isShown(frame: HTMLIFrameElement): Promise<boolean> {
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), SHOWN_WITHIN_MS);
  });
}

function hasPrinted({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    contentWindow?.focus();
    contentWindow?.print();
    return contentWindow !== null;
  } catch {
    // The viewer has another origin, so the page may not call its `print`.
    return false;
  }
}
