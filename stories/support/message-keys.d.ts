/** The table of message keys that `.storybook/messageKeys.ts` generates. */
declare module 'virtual:message-keys' {
  import type { Language } from '#engine';

  export interface MessageKey {
    readonly key: string;
    readonly texts: Readonly<Record<Language, string>>;
    readonly rules: readonly string[];
    readonly fields: readonly string[];
    readonly ownWords: Readonly<Record<string, string>>;
    readonly files: readonly string[];
  }
  export const MESSAGE_KEYS: readonly MessageKey[];
}
