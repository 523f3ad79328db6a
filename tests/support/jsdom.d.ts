/** The one function of jsdom that tests call themselves; the package has no types. */
declare module 'jsdom' {
  export const JSDOM: { readonly fragment: (html: string) => DocumentFragment };
}
