import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const STYLES = join(import.meta.dirname, '../../../renderer/styles');
const css = readFileSync(join(STYLES, 'tokens.css'), 'utf8');

/** Custom properties of the block that follows a selector, on top of those of `:root`. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`Cannot find ${selector} in tokens.css`);
  const block = css.slice(start, css.indexOf('}', start));
  const own = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.trim()],
  );
  return new Map([...(selector === ':root' ? [] : tokensOf(':root')), ...own]);
}

/** WCAG 2 contrast of two colours written `#rrggbb`. */
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

/** Text on its ground: 4.5 to 1, whatever its size. */
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

/** Edges and rings that tell a control from its ground: 3 to 1. */
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

  it.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s can be told from %s', (edge, ground) => {
    expect(between(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens.css', () => {
  it('says the same of dark colours to a dark system and to a preview', () => {
    expect(tokensOf(':root:not([data-theme])')).toEqual(tokensOf(':root[data-theme="dark"]'));
  });

  it('is the only sheet of this folder with a colour or a size', () => {
    const written = /#[\da-f]{3,8}\b|rgb\(|\b\d*\.?\d+(?:px|rem|em|pt|ms|s)\b/gi;
    const media = /@(?:media|container)[^{]*\{|@page[\s\S]*?\n\}|\/\*[\s\S]*?\*\//g;
    const sheets = readdirSync(STYLES).filter((name) => /css$/.test(name) && name !== 'tokens.css');
    const found = sheets.flatMap((name) =>
      (readFileSync(join(STYLES, name), 'utf8').replace(media, '').match(written) ?? []).map(
        (value) => `${name}: ${value}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('is asked for no token that it does not have', () => {
    const known = tokensOf(':root');
    const sheets = readdirSync(STYLES).filter((name) => /css$/.test(name));
    const used = sheets.flatMap((name) =>
      [...readFileSync(join(STYLES, name), 'utf8').matchAll(/var\(--([\w-]+)/g)].map(
        ([, token = '']) => token,
      ),
    );
    expect(used.filter((token) => !known.has(token))).toEqual([]);
  });
});
