import type { ConditionGraph, GraphEdge, GraphNode } from '#explain';

/** A box of the picture, in SVG units. */
export interface Box {
  readonly node: GraphNode;
  readonly x: number;
  readonly y: number;
  readonly isStep: boolean;
}

/** An arrow of the picture, as the data of an SVG path. */
export interface Arrow {
  readonly edge: GraphEdge;
  readonly path: string;
}

/** The picture of a graph. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export const BOX_WIDTH = 200;
export const BOX_HEIGHT = 32;
const COLUMN = BOX_WIDTH + 90;
const ROW = BOX_HEIGHT + 12;
const MARGIN = 12;

/**
 * Places the graph in columns: one for each step, with its linked fields in page order. Fields
 * without an edge are omitted, so that a long form stays readable.
 */
export function pictureLayout({ nodes, edges }: ConditionGraph): Picture {
  const linked = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const columns: GraphNode[][] = [];
  for (const node of nodes) {
    if (node.kind === 'step') columns.push([node]);
    else if (linked.has(node.id)) columns.at(-1)?.push(node);
  }
  const shown = columns.filter(
    ([step, ...fields]) => fields.length > 0 || linked.has(step?.id ?? ''),
  );
  const boxes = shown.flatMap((column, across) =>
    column.map((node, down) => ({
      node,
      x: MARGIN + across * COLUMN,
      y: MARGIN + down * ROW,
      isStep: node.kind === 'step',
    })),
  );
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  const arrows = edges.flatMap((edge) => {
    const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
    return from && to && from !== to ? [{ edge, path: arrowPath(from, to) }] : [];
  });
  return {
    width: shown.length * COLUMN + MARGIN,
    height: Math.max(0, ...shown.map(({ length }) => length)) * ROW + MARGIN,
    boxes,
    arrows,
  };
}

/** Returns a curve between the sides of two boxes; in one column it leaves and enters on the right. */
function arrowPath(from: Box, to: Box): string {
  const y1 = from.y + BOX_HEIGHT / 2;
  const y2 = to.y + BOX_HEIGHT / 2;
  const isBack = to.x < from.x;
  const x1 = from.x + (isBack ? 0 : BOX_WIDTH);
  const x2 = to.x + (to.x > from.x ? 0 : BOX_WIDTH);
  const bend = 40;
  const c1 = x1 + (isBack ? -bend : bend);
  const c2 = x2 + (to.x > from.x ? -bend : bend);
  return `M ${x1} ${y1} C ${c1} ${y1}, ${c2} ${y2}, ${x2} ${y2}`;
}

/** The widest text of a box, in Latin letters; a Chinese character is about twice as wide. */
const LETTERS = 25;

/** Returns a name that fits into a box; a longer name ends with an ellipsis. */
export function shortName(name: string): string {
  let width = 0;
  for (const [index, letter] of [...name].entries()) {
    width += (letter.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1;
    if (width > LETTERS) return `${[...name].slice(0, index - 1).join('')}…`;
  }
  return name;
}
