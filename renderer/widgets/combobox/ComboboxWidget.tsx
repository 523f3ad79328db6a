import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SelectWidget } from '../select/SelectWidget.tsx';

/**
 * Renders a choice of one of many options, which the applicant finds by typing a part of its name.
 * The search is lazy-loaded with the first such field. Until then, and after a failed request, the
 * field is a native select with the same options. A select with the focus is replaced on blur.
 */
export function ComboboxWidget(field: WidgetProps) {
  const { id, onBlur } = field;
  const [Search, setSearch] = useState<ComponentType<WidgetProps> | undefined>(() => loaded);
  useEffect(() => {
    let isCurrent = true;
    const show = () => {
      if (!isCurrent || isInUse(id)) return;
      // Renders synchronously, because an applicant who opens the select in the meantime would lose
      // the focus.
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
    // If only the window lost the focus, the select retains it and must not be replaced.
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
