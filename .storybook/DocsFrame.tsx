import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

type Channel = DocsContainerProps['context']['channel'];

/** What Storybook tells of the toolbar. */
interface Told {
  readonly globals?: Readonly<Record<string, unknown>>;
}

/**
 * A documentation page in the toolbar's colours and text size: a page of the guide has no story that
 * would put them where the style sheets look for them.
 */
export function DocsFrame(page: PropsWithChildren<DocsContainerProps>) {
  const { theme = 'light', textSize = 100 } = useToolbar(page.context.channel);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = String(theme);
    dataset.text = String(textSize);
  }, [theme, textSize]);
  return <DocsContainer {...page} theme={theme === 'light' ? themes.light : themes.dark} />;
}

function useToolbar(channel: Channel): NonNullable<Told['globals']> {
  const [told, setTold] = useState<Told>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [])[0] ?? {},
  );
  useEffect(() => {
    channel.on(GLOBALS_UPDATED, setTold);
    return () => channel.off(GLOBALS_UPDATED, setTold);
  }, [channel]);
  return told.globals ?? {};
}
