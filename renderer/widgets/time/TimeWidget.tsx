import type { WidgetProps } from '@rjsf/utils';
import { type FocusEvent, useContext, useState } from 'react';
import { GroupWrongContext, PointerContext, useFormPart } from '../../form/FormPart.ts';
import { errorId } from '../../form/fieldId.ts';
import { useLateWord } from '../../form/lateWords.ts';
import { useOutsideAnswer } from '../../form/useOutsideAnswer.ts';
import { useValue } from '../../form/useStore.ts';
import { TextBox } from '../text/TextBox.tsx';
import { HalfList } from './HalfList.tsx';
import { clockOf, type Half, halfOf, readClock, timeOf, withoutHalf } from './timeText.ts';

/**
 * A time of day: hours and minutes in a box, morning or afternoon beside it, in the order in which
 * the language says them (`9:05 AM`, 上午 9:05). Who types the half of the day into the box, in
 * letters, Chinese words or by a 24-hour clock, sees it chosen. The answer is one text, `h:mm AM/PM`; it is left when
 * the focus leaves both.
 */
export function TimeWidget(field: WidgetProps) {
  const { language } = useFormPart();
  const word = useLateWord();
  const { text, half, type, choose } = useTime(field);
  const { id, rawErrors = [] } = field;
  const error = rawErrors.length > 0 ? errorId(id) : undefined;
  // Help, error and advice belong to both inputs: the fieldset around them says them.
  const { help: _help, advice: _advice, ...options } = field.options;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) field.onBlur(id, text);
  };
  const box = (
    <div key="clock">
      <label className="field-label" htmlFor={`${id}-clock`}>
        {word('time.clock')}
      </label>
      <TextBox
        field={{
          ...field,
          id: `${id}-clock`,
          rawErrors: [],
          options,
          onChange: type,
          onBlur: () => undefined,
        }}
        width="xs"
        autoComplete="off"
        spellCheck={false}
        display={clockOf}
        readLeft={(typed) => readClock(typed, half)}
        {...(error === undefined ? {} : { describedBy: error })}
      />
    </div>
  );
  const list = (
    <div key="half">
      <label className="field-label" htmlFor={`${id}-half`}>
        {word('time.half')}
      </label>
      <HalfList field={field} half={half} error={error} onChoose={choose} />
    </div>
  );
  return (
    <GroupWrongContext value={error !== undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the focus, is no control */}
      <div className="time-parts" onBlur={leave}>
        {language === 'en' ? [box, list] : [list, box]}
      </div>
    </GroupWrongContext>
  );
}

/** The answer in its two parts, and how each is given. */
function useTime(field: WidgetProps) {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const followed = useValue(store, pointer);
  const tell = useOutsideAnswer(field);
  const held = pointer === '' ? field.value : followed;
  const text = typeof held === 'string' ? held : '';
  // Chosen while there is no time: no answer yet, but not forgotten.
  const [wished, setWished] = useState<Half>();
  const half = halfOf(text) ?? wished;
  return {
    text,
    half,
    type: (clock: string | undefined) => {
      setWished(half);
      field.onChange(timeOf(clock ?? '', half));
    },
    choose: (chosen: Half | undefined) => {
      setWished(chosen);
      const clock = withoutHalf(text);
      tell((chosen && readClock(`${clock} ${chosen}`)) ?? timeOf(clock, chosen));
    },
  };
}
