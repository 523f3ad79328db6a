import type { ReactElement } from 'react';

/**
 * Creates a renderer of nodes that renders nothing and calls a hook.
 *
 * @returns the renderer, and `last()`, which returns the latest result of the hook
 */
export function probe<T>(useHook: () => T): {
  readonly draw: () => ReactElement;
  readonly last: () => T;
} {
  let result: { readonly value: T } | undefined;
  function Probe() {
    result = { value: useHook() };
    return null;
  }
  return {
    draw: () => <Probe />,
    last: () => {
      if (!result) throw new TypeError('Cannot read the hook: it was not called');
      return result.value;
    },
  };
}
