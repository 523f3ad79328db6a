import type { ReactNode } from 'react';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import type { AddressSearchState } from './useAddressSearch.ts';

interface AddressStatusProps {
  readonly state: AddressSearchState;
  /** Names of the parts that were filled from the last chosen address. */
  readonly filled: string | undefined;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
}

/**
 * Renders the state of a search as text below the input. `AddressSearch` also announces that text.
 */
export function AddressStatus({ state, filled, onUndo, onRetry }: AddressStatusProps) {
  const word = useLazyWord();
  if (filled !== undefined) {
    return (
      <Status action={word('record.undo')} onAction={onUndo}>
        {word('address.filled', { parts: filled })}
      </Status>
    );
  }
  switch (state.kind) {
    case 'searching':
      return <Status>{word('address.searching')}</Status>;
    case 'failed':
      return (
        <Status action={word('address.retry')} onAction={onRetry}>
          {word('address.failed')}
        </Status>
      );
    case 'found':
      return state.found.length === 0 ? <Status>{word('address.none')}</Status> : null;
    default:
      return null;
  }
}

interface StatusProps {
  readonly action?: string;
  readonly onAction?: () => void;
  readonly children: ReactNode;
}

function Status({ action, onAction, children }: StatusProps) {
  return (
    <div className="address-status">
      <span>{children}</span>
      {action !== undefined && (
        <button type="button" className="button button-quiet" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
