import { afterEach, beforeEach, vi } from 'vitest';

/** The files that the page has downloaded in the current test. */
export interface Downloads {
  readonly names: string[];
  readonly blobs: Blob[];
}

/**
 * Records downloads instead of following their links, which jsdom cannot do. Restores all mocks and
 * globals after each test.
 *
 * @returns the downloads, empty before each test
 */
export function recordDownloads(): Downloads {
  const downloads: Downloads = { names: [], blobs: [] };
  beforeEach(() => {
    downloads.names.length = 0;
    downloads.blobs.length = 0;
    const createObjectURL = (blob: Blob) => `blob:${downloads.blobs.push(blob)}`;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.names.push(this.download);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return downloads;
}
