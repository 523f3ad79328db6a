/** A piece of prose in a file: one comment, one test title, one paragraph or one description. */
export interface Prose {
  readonly text: string;
  /** The first line, counted from 1. */
  readonly line: number;
}

const CODE = /\.(?:ts|tsx|mts|css)$/;
const MARKDOWN = /\.mdx?$/;

/**
 * Returns the prose of a file: comments and test titles of code, paragraphs of Markdown outside
 * code, descriptions of JSON Schemas.
 *
 * @param file the file name, whose extension determines the format
 * @param source the text of the file
 */
export function proseOf(file: string, source: string): Prose[] {
  if (CODE.test(file)) return [...comments(source), ...titles(source)];
  if (MARKDOWN.test(file)) return paragraphs(source);
  return file.endsWith('.json') ? descriptions(source) : [];
}

/** Returns block comments, and consecutive line comments as one text. */
function comments(source: string): Prose[] {
  const blocks = [...source.matchAll(/\/\*[\s\S]*?\*\//g)];
  const runs = [...source.matchAll(/^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm)];
  return [...blocks, ...runs].map((match) => ({
    text: plain(match[0]),
    line: lineOf(source, match.index),
  }));
}

/** Returns the first arguments of `describe`, `it` and `test`, including `each`. */
function titles(source: string): Prose[] {
  const calls = source.matchAll(
    /^\s*(?:describe|it|test)(?:\.\w+)*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`)/gm,
  );
  const tables = source.matchAll(/^\s*\]\)\(\s*'((?:[^'\\\n]|\\.)*)'/gm);
  return [...calls, ...tables].map((match) => ({
    text: match[1] ?? match[2] ?? '',
    line: lineOf(source, match.index + match[0].search(/\S/)),
  }));
}

/** Returns paragraphs of Markdown without code, link targets and imports. */
function paragraphs(source: string): Prose[] {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  const prose = source
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank);
  return [...prose.matchAll(/[^\n]+(?:\n[^\n]+)*/g)]
    .map((match) => ({
      text: match[0].replaceAll(/\s+/g, ' ').trim(),
      line: lineOf(source, match.index),
    }))
    .filter(({ text }) => text !== '');
}

function descriptions(source: string): Prose[] {
  return [...source.matchAll(/"description":\s*"((?:[^"\\]|\\.)*)"/g)].map((match) => ({
    text: match[1] ?? '',
    line: lineOf(source, match.index),
  }));
}

/** Returns the words of a comment on one line, without comment marks and quoted code. */
function plain(comment: string): string {
  return comment
    .replaceAll(/^[ \t]*(?:\/\*\*?|\/\/|\*\/|\*)/gm, ' ')
    .replaceAll(/\*\/\s*$/g, ' ')
    .replaceAll(/`[^`]*`/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function lineOf(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
