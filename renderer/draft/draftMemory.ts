import { DRAFT_LIFE_MS } from '#engine';

/**
 * How answers that are not submitted yet are kept on this device.
 *
 * - `tab`: until the tab is closed. The key lies in the tab's own storage.
 * - `device`: for 24 hours, also in another tab and after the browser was closed.
 * - `shared`: not at all.
 */
export type DraftChoice = 'tab' | 'device' | 'shared';

/** What a tab knows of its draft of one form. */
export interface DraftHandle {
  readonly id: string;
  /** 32 bytes, base64. Absent where the key lies in the device's storage. */
  readonly key?: string;
  /** Wall-clock milliseconds. Present after the page was left, absent after a crash. */
  readonly leftAt?: number;
}

/** In local storage: the choice of this device. */
const CHOICE = 'landform.draftChoice';
/** In session storage: the handles of this tab, by form code. */
const HANDLES = 'landform.drafts';

const followers = new Set<() => void>();

/** Returns the choice of this device. "My own device" lapses 24 hours after its last use. */
export function draftChoice(): DraftChoice {
  const { choice, at } = read(() => localStorage, CHOICE);
  if (choice === 'shared') return 'shared';
  const isRecent = typeof at === 'number' && Math.abs(Date.now() - at) < DRAFT_LIFE_MS;
  return choice === 'device' && isRecent ? 'device' : 'tab';
}

/** Keeps the choice of this device and tells the form that is open in this tab. */
export function rememberDraftChoice(choice: DraftChoice): void {
  write(() => localStorage, CHOICE, choice === 'tab' ? undefined : { choice, at: Date.now() });
  for (const follow of followers) follow();
}

/** Listens to a new choice, in this tab or another one; returns the way to stop. */
export function onDraftChoice(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === CHOICE || key === null) listener();
  };
  followers.add(listener);
  addEventListener('storage', hear);
  return () => {
    followers.delete(listener);
    removeEventListener('storage', hear);
  };
}

/** Returns what this tab knows of its draft of a form. */
export function draftHandle(formCode: string): DraftHandle | undefined {
  const handle = read(() => sessionStorage, HANDLES)[formCode];
  const isHandle = typeof handle === 'object' && handle !== null;
  return isHandle && typeof Reflect.get(handle, 'id') === 'string'
    ? (handle as DraftHandle)
    : undefined;
}

/**
 * Keeps a handle in this tab, or drops it: without its key a draft is unreadable at once.
 *
 * @returns whether the tab's storage took it
 */
export function rememberDraftHandle(formCode: string, handle: DraftHandle | undefined): boolean {
  const { [formCode]: _, ...others } = read(() => sessionStorage, HANDLES);
  const handles = handle === undefined ? others : { ...others, [formCode]: handle };
  const isEmpty = Object.keys(handles).length === 0;
  return write(() => sessionStorage, HANDLES, isEmpty ? undefined : handles);
}

/** Drops every handle of this tab. */
export function forgetDraftHandles(): void {
  write(() => sessionStorage, HANDLES, undefined);
}

/** Drops the choice of this device. */
export function forgetDraftChoice(): void {
  write(() => localStorage, CHOICE, undefined);
}

/** Checks, without opening a database, whether there may be a draft of a form to offer. */
export function mayHoldDraft(formCode: string): boolean {
  return draftHandle(formCode) !== undefined || draftChoice() !== 'tab';
}

/** Storage may be refused by the browser's settings, or hold what somebody else wrote. */
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
