import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLateWord } from '../../form/lateWords.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

export interface CalendarPanelProps extends CalendarProps {
  /** What the panel is for. */
  readonly label: string;
  /** The button that opened it: the panel stands at it, and the focus goes back to it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/**
 * The calendar in a panel over the page, at the button that opened it. Escape and Close end it and
 * give the focus back; so does going on: a click elsewhere, or the focus leaving. Browsers without
 * popovers show it in line.
 */
export function CalendarPanel({ label, button, onClose, ...calendar }: CalendarPanelProps) {
  const word = useLateWord();
  const panel = useRef<HTMLDivElement>(null);
  // Before the calendar takes the focus: what is not shown cannot have it.
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
