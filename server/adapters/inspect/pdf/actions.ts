import type { ObjectIndex } from './ObjectIndex.ts';
import { PdfDict, PdfRef, type PdfValue } from './PdfValue.ts';

/**
 * Checks whether a PDF acts by itself: when it opens, shows a page or leaves a field. A move to
 * another page of the same document is harmless. Links are ignored, because a person has to click
 * them.
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
  if (!(value instanceof PdfRef)) return ACTION_CHECKS[role](value, found);
  for (const version of index.versions(value)) found.add(version.value, role);
  return true;
}

/**
 * Keys of scripts and of forms with scripts. Names this short may occur by chance outside
 * dictionaries.
 */
const ACTIVE_KEYS = ['JS', 'XFA'] as const;

/**
 * The role of a value: the action on opening, a dictionary of actions by event, one action, or the
 * following actions.
 */
type Role = 'opening' | 'triggers' | 'action' | 'next';

interface FoundAction {
  readonly value: PdfValue;
  readonly role: Role;
}

/**
 * A queue of values to check. Each reference and dictionary is checked once per role, because
 * actions may form a cycle.
 */
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

/** A check whether a value is harmless, which adds the values that it refers to. */
type ActionCheck = (value: PdfValue, found: FoundActions) => boolean;

const ACTION_CHECKS: Readonly<Record<Role, ActionCheck>> = {
  opening: (value, found) => Array.isArray(value) || ACTION_CHECKS.action(value, found),
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
