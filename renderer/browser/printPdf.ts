import { isIos } from './device.ts';

/** Time limit for showing the document. After that, the document is not printed. */
const SHOWN_WITHIN_MS = 10_000;

/**
 * Prints a PDF through a frame of the page.
 *
 * @returns `false` when the browser has no PDF viewer, or its viewer does not show or print the
 *   document
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
 * Removes the previous frame. The print dialog reads a frame after `print` returns, so a frame
 * remains until the next print.
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
    // The viewer has another origin, so the page cannot call its `print`.
    return false;
  }
}
