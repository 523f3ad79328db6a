import type { MessageArgs } from './MessageRef.ts';

/**
 * Replaces a text's placeholders in one pass: braces within an argument are never a placeholder.
 *
 * @param text a text with `{0}`, `{1}`, … and names such as `{label}`
 * @param args the values for the numbers
 * @param named the values for the names
 * @returns the text; a placeholder without an argument stays, so that the mistake is visible
 *
 * @example
 * fillText('{label}: at most {0}', [20], { label: 'Name' }); // 'Name: at most 20'
 * fillText('at most {0}', []); // 'at most {0}': no argument
 * fillText('{0} and {1}', ['{1}', 'b']); // '{1} and b': an argument is not read again
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
