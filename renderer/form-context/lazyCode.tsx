import {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenReleased } from './checkLater.ts';
import { type FormPart, useFormPart } from './FormPart.ts';
import { restorePosition, visibleFocus } from './keepVisible.ts';

/** The lazy-loaded code of widgets and fields. */
export interface LazyCode<T> {
  /**
   * Loads the code.
   *
   * @throws {TypeError} when the request fails; a later call retries
   */
  load(): Promise<void>;
  /** Returns the loaded code; `undefined` until it is loaded. */
  peek(): T | undefined;
  /**
   * Returns the loaded code, and loads it when needed. The caller renders again once it is loaded.
   */
  useArrived(): T | undefined;
  /**
   * Returns a component of the code, with a placeholder until the code is loaded. After a failed
   * request the placeholder offers a retry (B-82); entered answers are retained.
   */
  component<P extends object>(pick: (code: T) => ComponentType<P>): ComponentType<P & Placed>;
  /** Returns an optional component of the code, without a placeholder. */
  aside<P extends object>(pick: (code: T) => ComponentType<P>): ComponentType<P>;
}

/** The id of the placeholder, and of the widget that replaces it. */
interface Placed {
  readonly id: string;
}

/** Creates components from code that is lazy-loaded. */
export function lazyCode<T>(fetch: () => Promise<T>): LazyCode<T> {
  let loaded: T | undefined;
  const isLoaded = () => loaded !== undefined;
  /**
   * Pages are prerendered without the lazy code. A row that hydrates after the code has loaded must
   * render the same output.
   */
  const loadedOnHydration = new WeakMap<FormPart, boolean>();
  const wasLoaded = (part: FormPart) => {
    const known = loadedOnHydration.get(part) ?? isLoaded();
    loadedOnHydration.set(part, known);
    return known;
  };
  const load = async () => {
    loaded = await fetch();
  };
  const useCode = () => {
    const part = useFormPart();
    const isAvailable = useSyncExternalStore(neverChanges, isLoaded, () => wasLoaded(part));
    const [state, setState] = useLoadState(isAvailable, load);
    return { code: isAvailable ? loaded : undefined, state, setState };
  };
  return {
    load,
    peek: () => loaded,
    useArrived: () => useCode().code,
    component: <P extends object>(pick: (code: T) => ComponentType<P>) =>
      function Lazy(props: P & Placed) {
        const { code, state, setState } = useCode();
        const Found = code && pick(code);
        if (Found) return <Found {...props} />;
        if (state !== 'failed') return <Waiting id={props.id} />;
        return <Failed id={props.id} onRetry={() => setState('waiting')} />;
      },
    aside: <P extends object>(pick: (code: T) => ComponentType<P>) =>
      function LazyAside(props: P) {
        const { code } = useCode();
        const Found = code && pick(code);
        return Found ? <Found {...props} /> : null;
      },
  };
}

const neverChanges = () => () => undefined;

type LoadState = 'waiting' | 'loaded' | 'failed';

function useLoadState(isAvailable: boolean, load: () => Promise<void>) {
  const [state, setState] = useState<LoadState>(isAvailable ? 'loaded' : 'waiting');
  /** The element that had the focus and was visible when the loading ended. */
  const seen = useRef<Element>(null);
  useLayoutEffect(() => {
    if (state !== 'waiting' && seen.current) restorePosition(seen.current);
    seen.current = null;
  }, [state]);
  useEffect(() => {
    if (state !== 'waiting') return;
    let isCurrent = true;
    const become = (next: LoadState) => {
      if (!isCurrent) return;
      seen.current = visibleFocus();
      setState(next);
    };
    load().then(
      () => whenReleased(() => become('loaded')),
      () => whenReleased(() => become('failed')),
    );
    return () => {
      isCurrent = false;
    };
  }, [state, load]);
  return [state, setState] as const;
}

/** Shows a loading text after a short delay (`inputs.css`). */
function Waiting({ id }: Placed) {
  const { word } = useFormPart();
  return (
    <div id={id} className="input-waiting" aria-busy="true">
      <span>{word('widget.loading')}</span>
    </div>
  );
}

interface FailedProps extends Placed {
  readonly onRetry: () => void;
}

function Failed({ id, onRetry }: FailedProps) {
  const { word } = useFormPart();
  return (
    <div id={id} className="notice notice-warning" role="alert">
      <p>{word('widget.failed')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {word('widget.retry')}
      </button>
    </div>
  );
}
