import type { MessageArgs } from './MessageRef.ts';

/**
 * Fills a text's placeholders in, once: what stands in an argument is never a placeholder itself.
 *
 * @param text with `{0}`, `{1}`, … and names such as `{label}`
 * @param args for the numbers
 * @param named for the names
 * @returns the text; a placeholder without an argument stays as it is, so that the fault shows
 */
export function fillText(
  text: string,
  args: MessageArgs,
  named: Readonly<Record<string, string>> = {},
): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = /^\d+$/.test(name) ? args[Number(name)] : own(named, name);
    return value === undefined ? whole : String(value);
  });
}

const PLACEHOLDER = /\{([A-Za-z0-9]+)\}/g;

function own(named: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(named, name) ? named[name] : undefined;
}
