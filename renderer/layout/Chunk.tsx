import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorDialog } from '../dialogs/ErrorDialog.tsx';
import type { Lazy } from '../portal/lazy.ts';

export interface ChunkProps<Props extends object> {
  readonly code: Lazy<ComponentType<Props>>;
  readonly props: Props;
  /** Closes the part after it could not be loaded. */
  readonly onGiveUp: () => void;
  /** Shown while the code is loading. */
  readonly waiting?: ReactNode;
  /** Shown after the part, once it has loaded. */
  readonly children?: ReactNode;
}

type State = 'waiting' | 'there' | 'failed';

/**
 * Renders a part of the portal that is lazy-loaded when it is first needed. After a failed request
 * (no network, a new release), an error dialog offers a retry. Entered answers are retained (B-82).
 */
export function Chunk<Props extends object>(chunk: ChunkProps<Props>) {
  const { code, props, onGiveUp, waiting = null, children } = chunk;
  const [state, setState] = useState<State>(code.get() ? 'there' : 'waiting');
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    let isCurrent = true;
    const become = (next: State) => isCurrent && setState(next);
    code.load().then(
      () => become('there'),
      () => become('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, state]);

  if (state === 'failed') {
    return (
      <ErrorDialog
        message={{ key: 'connection', args: [] }}
        onRetry={() => setState('waiting')}
        onClose={onGiveUp}
      />
    );
  }
  const View = code.get();
  if (!View) return waiting;
  return (
    <>
      <View {...props} />
      {children}
    </>
  );
}
