import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const RENDERER = join(import.meta.dirname, '../../../../renderer');
const read = (sheet: string) => readFileSync(join(RENDERER, sheet), 'utf8');

/** Every style sheet of the renderer by its path, without comments. */
const SHEETS: readonly (readonly [name: string, css: string])[] = readdirSync(RENDERER, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, read(name).replace(/\/\*[\s\S]*?\*\//g, '')]);

const TOKENS = ['styles/tokens.css', 'styles/themes.css'];
const css = TOKENS.map(read).join('\n');

/**
 * Number of colours outside the themes, by sheet: codes and pictures on white, and the overlay of
 * `npm run dev`.
 */
const OF_THEIR_OWN: Readonly<Record<string, number>> = {
  'dialogs/dialogs.css': 2,
  'payment/payment.css': 1,
  'preview/findings.css': 3,
  'signing/identity.css': 1,
};

/** Returns the custom properties of a selector's block, in addition to those of `:root`. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`Cannot find ${selector} among the tokens`);
  const block = css.slice(start, css.indexOf('}', start));
  const own = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.trim()],
  );
  return new Map([...(selector === ':root' ? [] : tokensOf(':root')), ...own]);
}

/** Returns the WCAG 2 contrast of two colours written `#rrggbb`. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const THEMES = [':root', ':root[data-theme="dark"]', ':root[data-theme="forced"]'];

/** Text and background with a contrast of at least 4.5 to 1, at any text size. */
const TEXT = [
  ['ink', 'paper'],
  ['ink', 'ground'],
  ['ink', 'accent-soft'],
  ['quiet', 'paper'],
  ['quiet', 'ground'],
  ['accent', 'paper'],
  ['accent', 'ground'],
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['error', 'paper'],
  ['error', 'error-soft'],
  ['on-error', 'error'],
  ['ink', 'error-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'success-soft'],
  ['warning', 'paper'],
  ['success', 'paper'],
  ['on-environment', 'environment'],
] as const;

/** Borders and focus rings with their background: a contrast of at least 3 to 1. */
const EDGES = [
  ['control', 'paper'],
  ['control', 'ground'],
  ['error', 'paper'],
  ['focus', 'paper'],
  ['focus', 'ground'],
] as const;

describe.each(THEMES)('U-49: the colours of %s', (theme) => {
  const tokens = tokensOf(theme);
  const between = (a: string, b: string) =>
    contrast(tokens.get(a) ?? 'missing', tokens.get(b) ?? 'missing');

  it.each(TEXT)('%s has a contrast of at least 4.5 on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s has a contrast of at least 3 on %s', (edge, ground) => {
    expect(between(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens.css', () => {
  it('has the same dark colours for a dark system and for the theme "dark"', () => {
    expect(tokensOf(':root:not([data-theme])')).toEqual(tokensOf(':root[data-theme="dark"]'));
  });

  it('and themes.css are the only sheets of their folder with a colour or a size', () => {
    const written = /#[\da-f]{3,8}\b|rgb\(|\b\d*\.?\d+(?:px|rem|em|pt|ms|s)\b/gi;
    const media = /@(?:media|container)[^{]*\{|@page[\s\S]*?\n\}/g;
    const others = SHEETS.filter(([name]) => name.startsWith('styles/') && !TOKENS.includes(name));
    const found = others.flatMap(([name, text]) =>
      (text.replace(media, '').match(written) ?? []).map((value) => `${name}: ${value}`),
    );
    expect(others.length).toBeGreaterThan(5);
    expect(found).toEqual([]);
  });

  it('and themes.css are the only sheets with colours, except the listed sheets', () => {
    const colours = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color)\(/gi;
    const found = SHEETS.filter(([name]) => !TOKENS.includes(name)).flatMap(([name, text]) => {
      const count = text.match(colours)?.length ?? 0;
      return count > 0 ? [[name, count]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(OF_THEIR_OWN);
  });

  it('has every token that a sheet uses, and no unused token', () => {
    const known = tokensOf(':root');
    const used = SHEETS.flatMap(([, text]) =>
      [...text.matchAll(/var\(--([\w-]+)/g)].map(([, token = '']) => token),
    );
    expect(used.filter((token) => !known.has(token))).toEqual([]);
    expect([...known.keys()].filter((token) => !used.includes(token))).toEqual([]);
  });

  it('has each token that a theme changes', () => {
    const known = tokensOf(':root');
    const changed = [...read('styles/themes.css').matchAll(/--([\w-]+):/g)].map(
      ([, token = '']) => token,
    );
    expect(changed.filter((token) => !known.has(token))).toEqual([]);
  });
});
