import type { WidgetProps } from '@rjsf/utils';
import { type FocusEvent, useContext, useState } from 'react';
import { GroupWrongContext, PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { errorId } from '../../form-context/fieldId.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { useValue } from '../../form-context/useStore.ts';
import { TextBox } from '../text/TextBox.tsx';
import { HalfList } from './HalfList.tsx';
import { clockOf, type Half, halfOf, readClock, timeOf, withoutHalf } from './timeText.ts';
import { useOutsideAnswer } from './useOutsideAnswer.ts';

/**
 * Renders a time of day: an input for hours and minutes, and a select for the half of the day. The
 * order follows the language (`9:05 AM`, 上午 9:05). An applicant may type the half of the day into
 * the input, in letters or Chinese words, or imply it with a 24-hour time. The select then shows
 * that half. The answer is one text, `h:mm AM/PM`. A blur is reported when the focus leaves both
 * controls.
 */
export function TimeWidget(field: WidgetProps) {
  const { language } = useFormPart();
  const word = useLazyWord();
  const { text, half, type, choose } = useTime(field);
  const { id, rawErrors = [] } = field;
  const error = rawErrors.length > 0 ? errorId(id) : undefined;
  // Help and advice belong to both controls, so the fieldset refers to them.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus; it is no control */}
      <div className="time-parts" onBlur={leave}>
        {language === 'en' ? [box, list] : [list, box]}
      </div>
    </GroupWrongContext>
  );
}

/** Returns the answer, its half of the day, and the functions that change them. */
function useTime(field: WidgetProps) {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const followed = useValue(store, pointer);
  const setAnswer = useOutsideAnswer(field);
  const held = pointer === '' ? field.value : followed;
  const text = typeof held === 'string' ? held : '';
  // A half of the day that was chosen before a time was typed. The half alone is no answer.
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
      setAnswer((chosen && readClock(`${clock} ${chosen}`)) ?? timeOf(clock, chosen));
    },
  };
}
