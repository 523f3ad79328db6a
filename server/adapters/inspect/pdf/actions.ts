import type { ObjectIndex } from './ObjectIndex.ts';
import { PdfDict, PdfRef, type PdfValue } from './PdfValue.ts';

/**
 * Tells whether a PDF does something by itself: on opening, on showing a page or on leaving a field.
 * Moving to another page of the same document is fine. Links, which a person clicks, are not looked
 * at here.
 */
export function actsByItself(index: ObjectIndex): boolean {
  const found = new FoundActions();
  for (const dict of index.dicts()) {
    if (ACTIVE_KEYS.some((key) => dict.has(key))) return true;
    for (const value of dict.all('OpenAction')) found.add(value, 'opening');
    for (const value of dict.all('AA')) found.add(value, 'triggers');
  }
  for (let each = found.take(); each; each = found.take()) {
    if (!isHarmless(each, found, index)) return true;
  }
  return false;
}

function isHarmless(
  { value, role }: FoundAction,
  found: FoundActions,
  index: ObjectIndex,
): boolean {
  if (!(value instanceof PdfRef)) return JUDGES[role](value, found);
  for (const version of index.versions(value)) found.add(version.value, role);
  return true;
}

/** Keys of scripts and of forms with scripts; such short names are no proof outside of dictionaries. */
const ACTIVE_KEYS = ['JS', 'XFA'] as const;

/**
 * How a value is used: what a document opens with, a dictionary of actions by event, one action, or
 * the actions that follow one.
 */
type Role = 'opening' | 'triggers' | 'action' | 'next';

interface FoundAction {
  readonly value: PdfValue;
  readonly role: Role;
}

/** Values to judge. Each reference and dictionary is taken once a role: actions may form a ring. */
class FoundActions {
  readonly #pending: FoundAction[] = [];
  readonly #seen: Readonly<Record<Role, Set<PdfDict | number>>> = {
    opening: new Set(),
    triggers: new Set(),
    action: new Set(),
    next: new Set(),
  };

  add(value: PdfValue, role: Role): void {
    if (value instanceof PdfRef || value instanceof PdfDict) {
      const key = value instanceof PdfRef ? value.number : value;
      if (this.#seen[role].has(key)) return;
      this.#seen[role].add(key);
    }
    this.#pending.push({ value, role });
  }

  take(): FoundAction | undefined {
    return this.#pending.pop();
  }
}

/** Tells whether a value is harmless, and adds what it leads to. */
type Judge = (value: PdfValue, found: FoundActions) => boolean;

const JUDGES: Readonly<Record<Role, Judge>> = {
  opening: (value, found) => Array.isArray(value) || JUDGES.action(value, found),
  triggers: (value, found) => {
    if (value === null) return true;
    if (!(value instanceof PdfDict)) return false;
    for (const [, action] of value.entries) found.add(action, 'action');
    return true;
  },
  action: (value, found) => {
    if (value === null) return true;
    if (!(value instanceof PdfDict) || !moves(value)) return false;
    for (const next of value.all('Next')) found.add(next, 'next');
    return true;
  },
  next: (value, found) => {
    for (const action of Array.isArray(value) ? value : [value]) found.add(action, 'action');
    return true;
  },
};

function moves(action: PdfDict): boolean {
  const kinds = action.all('S');
  if (kinds.length !== 1) return false;
  if (kinds[0] === 'GoTo') return true;
  return kinds[0] === 'Named' && action.all('N').every((name) => MOVES.includes(name));
}

const MOVES: readonly PdfValue[] = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];
