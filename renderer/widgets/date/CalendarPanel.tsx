import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

export interface CalendarPanelProps extends CalendarProps {
  /** Label of the panel. */
  readonly label: string;
  /**
   * The button that opened the panel. The panel is placed next to the button, and the focus returns
   * to it.
   */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/**
 * Renders the calendar in a panel over the page, next to the button that opened it. Escape and
 * Close close the panel and return the focus. A click elsewhere or a blur also closes the panel.
 * Browsers without popovers show it in line.
 */
export function CalendarPanel({ label, button, onClose, ...calendar }: CalendarPanelProps) {
  const word = useLazyWord();
  const panel = useRef<HTMLDivElement>(null);
  // Opens the panel before the calendar takes the focus, because a hidden element cannot have the
  // focus.
  useLayoutEffect(() => {
    const source = button.current;
    panel.current?.showPopover?.(source ? { source } : undefined);
  }, [button]);
  const close = () => {
    onClose();
    button.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (isOutside) onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="calendar-panel"
      onBlur={leave}
      onKeyDown={press}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <Calendar {...calendar} />
      <p className="calendar-close">
        <button type="button" className="button button-quiet" onClick={close}>
          {word('date.close')}
        </button>
      </p>
    </div>
  );
}
