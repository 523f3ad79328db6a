/// <reference types="vite/client" />

/** The name of the rule library in the built playground. */
declare module 'virtual:playground-rules' {
  /** File name beside the page: `rules-<sha>.js`. */
  export const RULES_FILE: string;
}
