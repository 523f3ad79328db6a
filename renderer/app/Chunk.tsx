import { type ComponentType, useEffect, useState } from 'react';
import { ErrorDialog } from '../dialogs/ErrorDialog.tsx';

interface ChunkProps<Props extends object> {
  /** Fetches the part of the portal; a function of its own, not made anew at each drawing. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Closes what cannot be shown. */
  readonly onGiveUp: () => void;
}

type State<Props> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly View: ComponentType<Props> }
  | { readonly kind: 'failed' };

/**
 * A part of the portal that is fetched when it is first needed. Where it cannot be fetched (no
 * network, a new release meanwhile) it says so and can be tried again; nothing entered is lost (B-82).
 */
export function Chunk<Props extends object>({ load, props, onGiveUp }: ChunkProps<Props>) {
  const [state, setState] = useState<State<Props>>({ kind: 'waiting' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another fetch
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State<Props>) => isCurrent && setState(next);
    load().then(
      (View) => show({ kind: 'there', View }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);

  switch (state.kind) {
    case 'waiting':
      return null;
    case 'there':
      return <state.View {...props} />;
    case 'failed':
      return (
        <ErrorDialog
          message={{ key: 'connection', args: [] }}
          onRetry={() => {
            setState({ kind: 'waiting' });
            setTries(tries + 1);
          }}
          onClose={onGiveUp}
        />
      );
  }
}
