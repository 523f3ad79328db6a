/** The part of node-forge that opens a .p12 file (see `pkcs12.ts`). */
declare module 'node-forge/lib/forge.js' {
  // biome-ignore lint/correctness/noUnresolvedImports: the package is CommonJS
  import forge from 'node-forge';
  // biome-ignore lint/style/noDefaultExport: a CommonJS module has this shape
  export default forge;
}

declare module 'node-forge/lib/pkcs12.js' {}
