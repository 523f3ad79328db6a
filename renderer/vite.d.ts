/** A text module that Vite creates from a Markdown file. */
declare module '*.md?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: this is the shape that Vite gives such a module
  export default text;
}

declare module '*.css' {}

interface ImportMetaEnv {
  /** Title of the portal; by default `Electronic Forms | The Land Registry`. */
  readonly VITE_TITLE?: string;
  readonly DEV?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
  /** The connection to `npm run dev`; absent in a build. */
  readonly hot?: {
    on<Event>(name: string, listener: (event: Event) => void): void;
    off<Event>(name: string, listener: (event: Event) => void): void;
    send(name: string): void;
  };
}
