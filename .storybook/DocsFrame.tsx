import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

type Context = DocsContainerProps['context'];
type Globals = Readonly<Record<string, unknown>>;

/** A part of Storybook's preview that its types omit. */
interface Store {
  readonly userGlobals: { readonly get: () => Globals };
}

type FrameProps = PropsWithChildren<DocsContainerProps> & {
  /** The component that renders the page. A test may pass its own. */
  readonly Page?: typeof DocsContainer;
};

/**
 * Renders a documentation page in the toolbar's colours and text size. A page of the guide contains
 * no story that would set them on the root element.
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

/**
 * Returns the globals of the page. Stories in frames also send their own globals over the same
 * channel; those are ignored.
 */
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
