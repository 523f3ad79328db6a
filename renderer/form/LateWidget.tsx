import type { Widget, WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { useFormPart } from './FormPart.ts';

type LateWidgets = typeof import('./lateWidgets.ts').LATE_WIDGETS;

/**
 * A widget whose code comes after the first field can be used, so that rare widgets cost a first
 * page nothing. Until then its place is kept; where its code cannot be had it says so, and can be
 * tried again (B-82): nothing entered is lost.
 */
export function late(name: keyof LateWidgets): Widget {
  return function LateWidget(field: WidgetProps) {
    const { isFailed, retry } = useLateWidgets();
    const Found: Widget | undefined = arrived?.[name];
    if (Found) return <Found {...field} />;
    return isFailed ? <Failed id={field.id} onRetry={retry} /> : <Waiting id={field.id} />;
  };
}

/** Fetches the late widgets, once. @throws {TypeError} when they cannot be had; ask again later */
export async function loadLateWidgets(): Promise<void> {
  const { LATE_WIDGETS } = await import('./lateWidgets.ts');
  arrived = LATE_WIDGETS;
}

/**
 * Fetches them in a moment, when the first field can be used and the line is free.
 *
 * @returns the way to leave it
 */
export function loadLateWidgetsSoon(): () => void {
  // What cannot be had now is asked for again where it is needed.
  const timer = setTimeout(() => loadLateWidgets().catch(() => undefined), SOON_MS);
  return () => clearTimeout(timer);
}

const SOON_MS = 2000;

let arrived: LateWidgets | undefined;

type Coming = 'waiting' | 'there' | 'failed';

function useLateWidgets() {
  const [state, setState] = useState<Coming>(arrived ? 'there' : 'waiting');
  useEffect(() => {
    if (state !== 'waiting') return;
    let isCurrent = true;
    const become = (next: Coming) => isCurrent && setState(next);
    loadLateWidgets().then(
      () => become('there'),
      () => become('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return { isFailed: state === 'failed', retry: () => setState('waiting') };
}

function Waiting({ id }: { readonly id: string }) {
  return <div id={id} className="input-waiting" aria-busy="true" />;
}

interface FailedProps {
  readonly id: string;
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
