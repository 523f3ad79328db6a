import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorDialog } from '../dialogs/ErrorDialog.tsx';
import type { Late } from './late.ts';

export interface ChunkProps<Props extends object> {
  readonly code: Late<ComponentType<Props>>;
  readonly props: Props;
  /** Closes what cannot be shown. */
  readonly onGiveUp: () => void;
  /** Shown while it is fetched. */
  readonly waiting?: ReactNode;
  /** Shown with it, not before. */
  readonly children?: ReactNode;
}

type State = 'waiting' | 'there' | 'failed';

/**
 * A part of the portal that is fetched when it is first needed. Where it cannot be fetched (no
 * network, a new release meanwhile) it says so and can be tried again; nothing entered is lost (B-82).
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
