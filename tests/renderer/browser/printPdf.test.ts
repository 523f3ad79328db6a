// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printPdf } from '../../../renderer/browser/printPdf.ts';

const PDF = new Blob(['%PDF-'], { type: 'application/pdf' });
const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe.print-frame');

function viewer(isThere: boolean): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });
}

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'about:blank', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  vi.useRealTimers();
});

/** Prints with a frame; the argument replaces the `print` function of its viewer. */
async function printing(print: () => void): Promise<boolean> {
  viewer(true);
  const done = printPdf(PDF);
  const frame = frames()[0];
  Object.defineProperty(frame, 'contentWindow', { value: { focus: () => undefined, print } });
  frame?.dispatchEvent(new Event('load'));
  return done;
}

describe('printPdf', () => {
  it('promise 11: prints through a frame, and keeps the frame until the next print', async () => {
    const print = vi.fn();
    expect(await printing(print)).toBe(true);
    expect(print).toHaveBeenCalledOnce();
    expect(frames()).toHaveLength(1);
    expect(await printing(print)).toBe(true);
    expect(frames()).toHaveLength(1);
  });

  it('promise 13: does not print if the browser has no PDF viewer', async () => {
    viewer(false);
    expect(await printPdf(PDF)).toBe(false);
    expect(frames()).toHaveLength(0);
  });

  it('does not print if the viewer throws', async () => {
    const refuse = () => {
      throw new DOMException('another origin', 'SecurityError');
    };
    expect(await printing(refuse)).toBe(false);
  });

  it('does not print if the viewer does not show the document within ten seconds', async () => {
    const neverLoads = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('load', neverLoads, { capture: true });
    vi.useFakeTimers();
    viewer(true);
    const settled = vi.fn();
    void printPdf(PDF).then(settled);
    const print = vi.fn();
    const contentWindow = { focus: () => undefined, print };
    Object.defineProperty(frames()[0], 'contentWindow', { value: contentWindow });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(false);
    expect(print).not.toHaveBeenCalled();
    document.removeEventListener('load', neverLoads, { capture: true });
  });
});
