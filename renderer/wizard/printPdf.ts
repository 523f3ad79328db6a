import { isIos } from './device.ts';

/** A viewer that has not shown the document by then does not print it. */
const SHOWN_WITHIN_MS = 10_000;

/**
 * Prints a PDF through a frame of the page.
 *
 * @returns `false` where this browser has no PDF viewer, or its viewer does not print
 */
export async function printPdf(pdf: Blob): Promise<boolean> {
  // A frame on an iPhone or iPad shows the first page only, and prints the page around it.
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

/** The print dialog reads the frame after `print` returns, so the last one stays until the next. */
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
    // A viewer of another origin than the page does not let the page print it.
    return false;
  }
}
