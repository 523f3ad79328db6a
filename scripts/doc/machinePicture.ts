import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A transition between two states, with its events. */
interface Edge {
  readonly from: string;
  readonly to: string;
  /**
   * The names of the events. `done` and `failed` come from an invoked actor. An empty list means
   * "at once".
   */
  readonly events: readonly string[];
}

const BOX = { width: 214, height: 34 };
const GAP = { x: 92, y: 30 };
const MARGIN = 24;
const LINE = 17;

/**
 * Draws a state machine. The states are ordered from left to right by their distance from the first
 * one; transitions backward are dashed lines. The events of each transition are listed below. The
 * result depends only on the machine, so the same machine gives the same bytes.
 *
 * @param machine states may be nested; a state with children is drawn as these children
 * @returns an SVG without scripts, and only with its own styles
 */
export function machinePicture(machine: AnyStateMachine, title: string): string {
  const edges = edgesOf(machine);
  const names = leavesOf(machine.root).map(nameOf);
  const layers = layersOf(names, edges);
  const places = placesOf(layers);
  const rows = Math.max(...layers.map(({ length }) => length));
  const statesHeight = MARGIN * 3 + rows * (BOX.height + GAP.y);
  const lines = edges.map(lineOf);
  const width = MARGIN * 2 + layers.length * BOX.width + (layers.length - 1) * GAP.x;
  const height = statesHeight + lines.length * LINE + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="#41566b"/></marker></defs>',
    ...edges.flatMap((edge) => curveOf(edge, places)),
    ...names.map((name) => boxOf(name, places)),
    ...lines.map(
      (line, index) =>
        `<text x="${MARGIN}" y="${statesHeight + (index + 1) * LINE}" fill="#1d2b38">${escaped(line)}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

function leavesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}

function nameOf(node: AnyStateNode): string {
  return node.path.join('.');
}

/** Returns the leaf that the machine enters with a state. */
function enteredBy(node: AnyStateNode): AnyStateNode {
  const { initial } = node.config;
  const inner = typeof initial === 'string' ? node.states[initial] : undefined;
  return inner ? enteredBy(inner) : node;
}

/** Returns every transition between two different states; equal ones are combined. */
function edgesOf(machine: AnyStateMachine): readonly Edge[] {
  const events = new Map<string, Set<string>>();
  for (const node of leavesOf(machine.root)) {
    const all = [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat();
    for (const { eventType, target } of all) {
      for (const to of target ?? []) {
        const key = `${nameOf(node)} ${nameOf(enteredBy(to))}`;
        events.set(key, (events.get(key) ?? new Set()).add(eventOf(eventType)));
      }
    }
  }
  return [...events].flatMap(([key, names]) => {
    const [from = '', to = ''] = key.split(' ');
    return from === to ? [] : [{ from, to, events: [...names].filter((name) => name !== '') }];
  });
}

function eventOf(type: string): string {
  if (type.startsWith('xstate.done')) return 'done';
  if (type.startsWith('xstate.error')) return 'failed';
  return type.startsWith('xstate.after') ? 'after a while' : type;
}

/** Returns the states grouped by the number of transitions from the first one. */
function layersOf(
  names: readonly string[],
  edges: readonly Edge[],
): readonly (readonly string[])[] {
  const layers: string[][] = [];
  const known = new Set<string>();
  for (let next = names.slice(0, 1); next.length > 0; ) {
    layers.push(next);
    for (const name of next) known.add(name);
    const targets = edges.filter(({ from }) => next.includes(from)).map(({ to }) => to);
    next = names.filter((name) => targets.includes(name) && !known.has(name));
  }
  const others = names.filter((name) => !known.has(name));
  return others.length === 0 ? layers : [...layers, others];
}

type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

function placesOf(layers: readonly (readonly string[])[]): Places {
  return new Map(
    layers.flatMap((layer, column) =>
      layer.map((name, row) => {
        const x = MARGIN + column * (BOX.width + GAP.x);
        return [name, { x, y: MARGIN + row * (BOX.height + GAP.y) }] as const;
      }),
    ),
  );
}

function boxOf(name: string, places: Places): string {
  const { x, y } = placeIn(places, name);
  const text = `<text x="${x + BOX.width / 2}" y="${y + 22}" text-anchor="middle" fill="#1d2b38">${escaped(name)}</text>`;
  return `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="#eef3f8" stroke="#41566b"/>${text}`;
}

function curveOf({ from, to }: Edge, places: Places): readonly string[] {
  const [start, end] = [placeIn(places, from), placeIn(places, to)];
  const isOnward = end.x > start.x;
  const x1 = start.x + (isOnward ? BOX.width : 0);
  const x2 = end.x + (isOnward ? 0 : BOX.width);
  const [y1, y2] = [start.y + (isOnward ? 12 : 24), end.y + (isOnward ? 12 : 24)];
  const pull = isOnward ? GAP.x / 2 : -GAP.x / 2;
  const dash = isOnward ? '' : ' stroke-dasharray="4 3"';
  return [
    `<path d="M${x1} ${y1}C${x1 + pull} ${y1} ${x2 - pull} ${y2} ${x2} ${y2}" fill="none" stroke="#41566b" marker-end="url(#tip)"${dash}/>`,
  ];
}

function placeIn(places: Places, name: string) {
  const place = places.get(name);
  if (!place) throw new RangeError(`Cannot draw ${name}: it has no place`);
  return place;
}

function lineOf({ from, to, events }: Edge): string {
  return `${from} → ${to}: ${events.length > 0 ? events.join(', ') : 'at once'}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
