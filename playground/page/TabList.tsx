import { type KeyboardEvent, useRef } from 'react';

/** One tab of a list. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** Language of the name when it differs from the page's. */
  readonly lang?: string | undefined;
  readonly note?: TabNote | undefined;
}

/** A count beside the name of a tab. */
export interface TabNote {
  readonly count: number;
  /** The count with its noun, for assistive technology. */
  readonly words: string;
}

interface TabListProps<Id extends string> {
  readonly label: string;
  /** Prefix of the ids of tabs and panels. */
  readonly prefix: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** Returns the attributes that connect a panel with its tab. */
export function panelProps(prefix: string, id: string) {
  return {
    id: `${prefix}-panel-${id}`,
    role: 'tabpanel',
    'aria-labelledby': `${prefix}-tab-${id}`,
  } as const;
}

/**
 * Returns the tab that a key moves to; `undefined` for any other key.
 *
 * @param at position of the present tab
 */
export function tabAfter(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/** Renders tabs as the ARIA pattern has them: one is in the tab order, arrow keys choose others. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, prefix, tabs, selected, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[tabAfter(event.key, at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${prefix}-tab-${next.id}"]`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map(({ id, name, lang, note }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="tab"
          id={`${prefix}-tab-${id}`}
          aria-selected={id === selected}
          aria-controls={`${prefix}-panel-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          <span lang={lang}>{name}</span>
          {note && note.count > 0 && (
            <>
              <span className="tab-note" aria-hidden="true">
                {note.count}
              </span>{' '}
              <span className="visually-hidden">{note.words}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
