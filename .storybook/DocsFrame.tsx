import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

type Context = DocsContainerProps['context'];
type Globals = Readonly<Record<string, unknown>>;

/** What a page's own preview holds; Storybook's types do not tell of it. */
interface Store {
  readonly userGlobals: { readonly get: () => Globals };
}

type FrameProps = PropsWithChildren<DocsContainerProps> & {
  /** What draws the page: Storybook's own unless a test has another. */
  readonly Page?: typeof DocsContainer;
};

/**
 * A documentation page in the toolbar's colours and text size: a page of the guide has no story that
 * would put them where the style sheets look for them.
 */
export function DocsFrame({ Page = DocsContainer, ...page }: FrameProps) {
  const { theme = 'light', textSize = 100 } = useToolbar(page.context);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = String(theme);
    dataset.text = String(textSize);
  }, [theme, textSize]);
  return <Page {...page} theme={theme === 'light' ? themes.light : themes.dark} />;
}

/** Stories in frames tell of their own over the same channel: what is told is read where the page has it. */
function useToolbar(context: Context): Globals {
  const [globals, setGlobals] = useState<Globals>(() => globalsOf(context));
  useEffect(() => {
    const follow = () => setGlobals(globalsOf(context));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return globals;
}

function globalsOf(context: Context): Globals {
  const store: Store = Reflect.get(context, 'store');
  return store.userGlobals.get();
}
