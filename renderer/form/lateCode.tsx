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
import { bringBack, focusInSight } from './keepInSight.ts';

/** Code of widgets and fields that comes when it is needed. */
export interface LateCode<T> {
  /** Fetches it, once. @throws {TypeError} when it cannot be had; ask again later */
  load(): Promise<void>;
  /** What has come; nothing before. */
  peek(): T | undefined;
  /** What has come, followed; fetches it. */
  useArrived(): T | undefined;
  /**
   * A component out of it. Until it comes its place is kept; where it cannot be had the place says so,
   * and it can be tried again (B-82): nothing entered is lost.
   */
  component<P extends object>(pick: (code: T) => ComponentType<P>): ComponentType<P & Placed>;
  /** A component out of it that nobody misses: nothing stands in its place until it comes. */
  aside<P extends object>(pick: (code: T) => ComponentType<P>): ComponentType<P>;
}

/** Id of the input, or of whatever else stands there later. */
interface Placed {
  readonly id: string;
}

/** Makes components of code that is fetched later. */
export function lateCode<T>(fetch: () => Promise<T>): LateCode<T> {
  let arrived: T | undefined;
  const isHere = () => arrived !== undefined;
  /** A page is drawn beforehand without it: a line of it that wakes when it has come must find it so. */
  const drawnWith = new WeakMap<FormPart, boolean>();
  const wasThere = (part: FormPart) => {
    const known = drawnWith.get(part) ?? isHere();
    drawnWith.set(part, known);
    return known;
  };
  const load = async () => {
    arrived = await fetch();
  };
  const useCode = () => {
    const part = useFormPart();
    const isThere = useSyncExternalStore(neverChanges, isHere, () => wasThere(part));
    const [state, setState] = useComing(isThere, load);
    return { code: isThere ? arrived : undefined, state, setState };
  };
  return {
    load,
    peek: () => arrived,
    useArrived: () => useCode().code,
    component: <P extends object>(pick: (code: T) => ComponentType<P>) =>
      function Late(props: P & Placed) {
        const { code, state, setState } = useCode();
        const Found = code && pick(code);
        if (Found) return <Found {...props} />;
        if (state !== 'failed') return <Waiting id={props.id} />;
        return <Failed id={props.id} onRetry={() => setState('waiting')} />;
      },
    aside: <P extends object>(pick: (code: T) => ComponentType<P>) =>
      function LateAside(props: P) {
        const { code } = useCode();
        const Found = code && pick(code);
        return Found ? <Found {...props} /> : null;
      },
  };
}

const neverChanges = () => () => undefined;

type Coming = 'waiting' | 'there' | 'failed';

function useComing(isThere: boolean, load: () => Promise<void>) {
  const [state, setState] = useState<Coming>(isThere ? 'there' : 'waiting');
  /** What had the focus in sight when it came. */
  const seen = useRef<Element>(null);
  useLayoutEffect(() => {
    if (state !== 'waiting' && seen.current) bringBack(seen.current);
    seen.current = null;
  }, [state]);
  useEffect(() => {
    if (state !== 'waiting') return;
    let isCurrent = true;
    const become = (next: Coming) => {
      if (!isCurrent) return;
      seen.current = focusInSight();
      setState(next);
    };
    load().then(
      () => whenReleased(() => become('there')),
      () => whenReleased(() => become('failed')),
    );
    return () => {
      isCurrent = false;
    };
  }, [state, load]);
  return [state, setState] as const;
}

/** Says that it is on its way, to whoever waits longer than a moment (`inputs.css`). */
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
