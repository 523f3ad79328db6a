import { useContext, useEffect, useMemo, useState } from 'react';
import type { OptionValue, Texts } from '#engine';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import type { NamedOption } from './searchOptions.ts';

interface LabelledOption {
  readonly value: OptionValue;
  readonly label: string;
}

/**
 * The options with their words in the form's other languages, so that a search finds them by any.
 *
 * @param isWanted the applicant turned to the box: the other languages' texts are fetched. Without
 *   them (no network) the search knows the page's language only
 */
export function useNamedOptions(
  options: readonly LabelledOption[],
  isWanted: boolean,
): readonly NamedOption[] {
  const { store, language, textsIn } = useFormPart();
  const pointer = useContext(PointerContext);
  const [others, setOthers] = useState<readonly Texts[]>([]);
  useEffect(() => {
    if (!isWanted || !textsIn) return;
    let isCurrent = true;
    const wanted = store.plan.languages.filter((each) => each !== language);
    Promise.all(wanted.map(textsIn)).then(
      (texts) => isCurrent && setOthers(texts),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, store, language, textsIn]);
  return useMemo(() => {
    const { textKey } = store.node(pointer);
    return options.map(({ value, label }) => ({
      value,
      label,
      others: others.flatMap((texts) => texts[`${textKey}.options.${value}`] ?? []),
    }));
  }, [store, pointer, options, others]);
}
