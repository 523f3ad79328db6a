import type { UiSchema } from '@rjsf/utils';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldStatus, FieldStatuses } from '#engine';

/** The marks of fields that the identity app filled in. Fields on the page subscribe to them. */
export class FieldMarks {
  #statuses: FieldStatuses = new Map();
  readonly #listeners = new Set<() => void>();

  readonly all = (): FieldStatuses => this.#statuses;

  readonly set = (statuses: FieldStatuses): void => {
    if (statuses === this.#statuses) return;
    this.#statuses = statuses;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The marks of a page whose form the identity app can fill in; absent on other pages. */
export const FieldMarksContext = createContext<FieldMarks | undefined>(undefined);

/** Returns the mark of the leaf at a pointer. */
export function useMark(pointer: string): FieldStatus | undefined {
  const marks = useContext(FieldMarksContext);
  const read = () => marks?.all().get(pointer);
  return useSyncExternalStore(marks?.subscribe ?? follow, read, read);
}

const follow = () => () => undefined;

/** Adds a mark to the UI schema of a node, as `withAdvice` adds advice. */
export function withMark(uiSchema: UiSchema, mark: FieldStatus | undefined): UiSchema {
  if (mark === undefined) return uiSchema;
  return { ...uiSchema, 'ui:options': { ...uiSchema['ui:options'], mark } };
}

/** Returns the mark that `withMark` added. */
export function markIn(uiSchema: UiSchema | undefined): FieldStatus | undefined {
  const mark: unknown = uiSchema?.['ui:options']?.mark;
  return mark === 'autofilled' || mark === 'edited' ? mark : undefined;
}
