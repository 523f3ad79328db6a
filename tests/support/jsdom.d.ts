/** The parts of jsdom that tests use directly. The package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    static readonly fragment: (html: string) => DocumentFragment;
    readonly window: Window & typeof globalThis;
    constructor(html: string, options?: { readonly pretendToBeVisual?: boolean });
  }
}
