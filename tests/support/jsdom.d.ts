/** The only function of jsdom that tests call directly. The package has no types. */
declare module 'jsdom' {
  export const JSDOM: { readonly fragment: (html: string) => DocumentFragment };
}
