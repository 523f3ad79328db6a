import { DRAFT_LIFE_MS } from '#engine';

/**
 * The storage of answers that are not submitted yet, on this device.
 * - `tab`: until the tab is closed. `sessionStorage` holds the key.
 * - `device`: for 24 hours, also in another tab and after the browser was closed.
 * - `shared`: several people use this device, so no draft is stored.
 */
export type DraftChoice = 'tab' | 'device' | 'shared';

/** A tab's record of its draft of one form. */
export interface DraftHandle {
  readonly id: string;
  /** 32 bytes in base64. Absent if the key is in IndexedDB. */
  readonly key?: string;
  /** Time in ms since the epoch. Present after the page was left, absent after a crash. */
  readonly leftAt?: number;
}

/** Key in local storage: the choice of this device. */
const CHOICE = 'landform.draftChoice';
/** Key in session storage: the handles of this tab, by form code. */
const HANDLES = 'landform.drafts';

const followers = new Set<() => void>();

/** Returns the choice of this device. `device` expires 24 hours after its last use. */
export function draftChoice(): DraftChoice {
  const { choice, at } = read(() => localStorage, CHOICE);
  if (choice === 'shared') return 'shared';
  const isRecent = typeof at === 'number' && Math.abs(Date.now() - at) < DRAFT_LIFE_MS;
  return choice === 'device' && isRecent ? 'device' : 'tab';
}

/** Stores the choice of this device and notifies the open form of this tab. */
export function rememberDraftChoice(choice: DraftChoice): void {
  write(() => localStorage, CHOICE, choice === 'tab' ? undefined : { choice, at: Date.now() });
  for (const follow of followers) follow();
}

/**
 * Subscribes to a new choice, in this tab or another one.
 *
 * @returns a function that unsubscribes
 */
export function onDraftChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CHOICE || key === null) listener();
  };
  followers.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    followers.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Returns this tab's handle of its draft of a form. */
export function draftHandle(formCode: string): DraftHandle | undefined {
  const handle = read(() => sessionStorage, HANDLES)[formCode];
  const isHandle = typeof handle === 'object' && handle !== null;
  return isHandle && typeof Reflect.get(handle, 'id') === 'string'
    ? (handle as DraftHandle)
    : undefined;
}

/**
 * Stores a handle in this tab, or removes the stored one. Removing a handle that contains the key
 * makes its draft unreadable.
 *
 * @returns whether the tab's storage accepted the write
 */
export function setDraftHandle(formCode: string, handle: DraftHandle | undefined): boolean {
  const { [formCode]: _, ...others } = read(() => sessionStorage, HANDLES);
  const handles = handle === undefined ? others : { ...others, [formCode]: handle };
  const isEmpty = Object.keys(handles).length === 0;
  return write(() => sessionStorage, HANDLES, isEmpty ? undefined : handles);
}

/** Removes every handle of this tab. */
export function forgetDraftHandles(): void {
  write(() => sessionStorage, HANDLES, undefined);
}

/** Removes the choice of this device. */
export function forgetDraftChoice(): void {
  write(() => localStorage, CHOICE, undefined);
}

/**
 * Checks whether the draft code must load at once: a handle exists, or the choice is not `tab`.
 * Opens no database.
 */
export function mayHoldDraft(formCode: string): boolean {
  return draftHandle(formCode) !== undefined || draftChoice() !== 'tab';
}

/**
 * Reads an item. The browser may deny access to the storage, or another program may have written
 * the item.
 */
function read(storage: () => Storage, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage().getItem(name) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function write(storage: () => Storage, name: string, value: object | undefined): boolean {
  try {
    if (value === undefined) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
