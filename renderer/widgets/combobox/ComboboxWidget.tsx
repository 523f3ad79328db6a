import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SelectWidget } from '../select/SelectWidget.tsx';

/**
 * One of many options, found by typing part of its name. The search is fetched when the first such
 * field is on the page; until then, and where it cannot be had, the field is a native list with the
 * same options, so that nobody waits for it. A list that is in use is exchanged when the focus leaves it.
 */
export function ComboboxWidget(field: WidgetProps) {
  const { id, onBlur } = field;
  const [Search, setSearch] = useState<ComponentType<WidgetProps> | undefined>(() => loaded);
  useEffect(() => {
    let isCurrent = true;
    const show = () => {
      if (!isCurrent || isInUse(id)) return;
      // Drawn at once: in a moment the applicant may be in the list, and would be thrown out of it.
      flushSync(() => setSearch(() => loaded));
    };
    load().then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (Search) return <Search {...field} />;
  const leave: WidgetProps['onBlur'] = (...left) => {
    onBlur(...left);
    // It keeps the focus where only the window is left, and is to have it on the way back.
    if (!isInUse(id)) setSearch(() => loaded);
  };
  return <SelectWidget {...field} onBlur={leave} />;
}

const isInUse = (id: string) => document.activeElement?.id === id;

let loaded: ComponentType<WidgetProps> | undefined;

async function load(): Promise<void> {
  const { Combobox } = await import('./Combobox.tsx');
  loaded = Combobox;
}
