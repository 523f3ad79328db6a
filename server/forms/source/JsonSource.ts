import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** A position in a file as editors count: the first line and the first column are 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A fault that makes a text unusable as the JSON of a form. */
interface JsonProblem {
  readonly code: 'json-encoding' | 'json-syntax' | 'json-depth' | 'duplicate-key';
  readonly message: string;
  readonly place: Place;
}

/** A JSON text with its value, its faults, and the positions of its keys and values. */
export interface JsonSource {
  /** The parsed value; `undefined` when the text is not valid or not readable JSON. */
  readonly value: unknown;
  readonly faults: readonly JsonProblem[];
  /**
   * Returns the start of the value at a JSON Pointer, or of its key. For a missing value, returns
   * the position of its nearest existing ancestor.
   */
  placeOf(pointer: string, what?: 'key' | 'value'): Place;
}

const OPTIONS = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Parses a JSON text so that its faults can be shown at their line and column.
 *
 * @param text the file's content, decoded as UTF-8
 * @returns the value, faults and positions of the text; never throws
 */
export function readJsonSource(text: string): JsonSource {
  const fault = unreadable(text);
  if (fault) return { value: undefined, faults: [fault], placeOf: () => fault.place };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, OPTIONS);
  const placeAt = placesOf(text);
  const syntax = errors.map(({ error, offset }): JsonProblem => {
    const message = `Cannot read the JSON: ${spelledKeyword(printParseErrorCode(error))}`;
    return { code: 'json-syntax', message, place: placeAt(offset) };
  });
  const faults = syntax.length > 0 ? syntax.slice(0, 1) : duplicateKeys(root, placeAt);
  return {
    value: syntax.length > 0 ? undefined : JSON.parse(text),
    faults,
    placeOf: (pointer, what = 'value') => placeAt(offsetOf(root, pointer, what)),
  };
}

/**
 * Returns the fault that makes a text unreadable. The text starts with a byte order mark, is not
 * UTF-8, or its nesting is too deep for recursive code.
 */
export function unreadable(text: string): JsonProblem | undefined {
  const lost = text.startsWith('\uFEFF') ? 0 : text.search(LOST);
  if (lost >= 0) {
    const message = 'The file is not plain UTF-8';
    return { code: 'json-encoding', message, place: placesOf(text)(lost) };
  }
  const deep = tooDeepAt(text);
  if (deep === undefined) return undefined;
  const message = `This is nested more than ${MOST_LEVELS} levels deep`;
  return { code: 'json-depth', message, place: placesOf(text)(deep) };
}

/** The replacement character for bytes that are not UTF-8. */
const LOST = /\uFFFD/;

/**
 * Maximum nesting of objects and lists in one file. The deepest file of the project has 17 levels.
 */
const MOST_LEVELS = 200;

const LEVELS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/**
 * Returns the start of the first level that is too deep. Works without recursion, because the depth
 * is not limited yet.
 */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted) depth += LEVELS[sign] ?? 0;
    if (depth > MOST_LEVELS) return at;
  }
  return undefined;
}

/** Splits a JSON Pointer into its unescaped parts. */
function partsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function offsetOf(root: Node | undefined, pointer: string, what: 'key' | 'value'): number {
  const found = root && nearest(root, partsOf(pointer));
  if (!found) return 0;
  const property = found.node.parent;
  const asKey = what === 'key' && found.whole && property?.type === 'property';
  return asKey ? property.offset : found.node.offset;
}

function nearest(root: Node, parts: readonly string[]): { node: Node; whole: boolean } {
  for (let length = parts.length; length > 0; length -= 1) {
    const path = parts.slice(0, length);
    const node = findNodeAtLocation(root, segmentsIn(root, path));
    if (node) return { node, whole: length === parts.length };
  }
  return { node: root, whole: parts.length === 0 };
}

/** Converts parts to segments: an index within an array, otherwise a name. */
function segmentsIn(root: Node, parts: readonly string[]): (string | number)[] {
  const segments: (string | number)[] = [];
  for (const part of parts) {
    const above = findNodeAtLocation(root, segments);
    segments.push(above?.type === 'array' && /^\d+$/.test(part) ? Number(part) : part);
  }
  return segments;
}

function duplicateKeys(
  node: Node | undefined,
  placeAt: (offset: number) => Place,
): readonly JsonProblem[] {
  if (!node?.children) return [];
  const within = node.children.flatMap((child) => duplicateKeys(child, placeAt));
  if (node.type !== 'object') return within;
  const seen = new Set<unknown>();
  const own = node.children.flatMap((property): JsonProblem[] => {
    const key = property.children?.[0]?.value;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = `The key "${key}" occurs a second time; only the last one would count`;
    return [{ code: 'duplicate-key', message, place: placeAt(property.offset) }];
  });
  return [...own, ...within];
}

function placesOf(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** Converts `CommaExpected` to `comma expected`. */
function spelledKeyword(code: string): string {
  return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
