import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, useEffect, useState } from 'react';
import { SelectWidget } from '../select/SelectWidget.tsx';

/**
 * One of many options, found by typing part of its name. The search is fetched when the first such
 * field is on the page; until then, and where it cannot be had, the field is a native list with the
 * same options, so that nobody waits for it.
 */
export function ComboboxWidget(field: WidgetProps) {
  const { id, onBlur } = field;
  const [Search, setSearch] = useState<ComponentType<WidgetProps> | undefined>(() => loaded);
  useEffect(() => {
    let isCurrent = true;
    // A list that is in use is exchanged when the focus leaves it.
    const show = () => isCurrent && document.activeElement?.id !== id && setSearch(() => loaded);
    load().then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (Search) return <Search {...field} />;
  const leave: WidgetProps['onBlur'] = (...left) => {
    onBlur(...left);
    setSearch(() => loaded);
  };
  return <SelectWidget {...field} onBlur={leave} />;
}

let loaded: ComponentType<WidgetProps> | undefined;

async function load(): Promise<void> {
  const { Combobox } = await import('./Combobox.tsx');
  loaded = Combobox;
}
