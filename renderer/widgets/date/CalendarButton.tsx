import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, useContext, useRef, useState } from 'react';
import { type Day, dayText } from '#engine';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import type { CalendarPanelProps } from './CalendarPanel.tsx';
import { useGivenDay } from './useGivenDay.ts';

type Stage = 'closed' | 'fetching' | 'open' | 'failed';

/**
 * Renders the button next to a date that opens a calendar. The calendar is lazy-loaded on the first
 * press. If the request fails, the date can still be typed.
 */
export function CalendarButton({ field }: { readonly field: WidgetProps }) {
  const { store } = useFormPart();
  const word = useLazyWord();
  const pointer = useContext(PointerContext);
  const announce = useAnnounce();
  const given = useGivenDay(field.value);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [stage, setStage] = useState<Stage>('closed');
  const open = () => {
    setStage(Panel ? 'open' : 'fetching');
    load().then(
      () => setStage((now) => (now === 'fetching' ? 'open' : now)),
      () => {
        setStage('failed');
        announce(word('date.noCalendar'));
      },
    );
  };
  const press = () => {
    // A press that closed the calendar by taking the focus must not open it again.
    if (wasOpen.current) setStage('closed');
    else open();
    wasOpen.current = false;
  };
  const choose = (day: Day) => {
    const text = dayText(day);
    // Set without an origin, so that the text input also shows the date.
    if (pointer !== '') store.set(pointer, text);
    field.onChange(text);
    field.onBlur(field.id, text);
    setStage('closed');
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button date-button"
        aria-label={given ? word('date.chosen', { date: dayText(given) }) : word('date.choose')}
        aria-haspopup="dialog"
        aria-expanded={stage === 'open'}
        aria-busy={stage === 'fetching' ? true : undefined}
        onPointerDown={() => {
          wasOpen.current = stage === 'open';
        }}
        onClick={press}
      >
        <CalendarIcon />
      </button>
      {stage === 'open' && Panel && (
        <Panel
          label={word('date.calendar', { name: field.label })}
          button={button}
          onClose={() => setStage('closed')}
          given={given}
          offer={store.offeredDays(pointer)}
          onChoose={choose}
        />
      )}
      {stage === 'failed' && <p className="field-help">{word('date.noCalendar')}</p>}
    </>
  );
}

function CalendarIcon() {
  return (
    <svg className="date-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5M8 14h2M14 14h2" />
    </svg>
  );
}

let Panel: ComponentType<CalendarPanelProps> | undefined;

async function load(): Promise<void> {
  Panel ??= (await import('./CalendarPanel.tsx')).CalendarPanel;
}
