import { useContext, useEffect, useMemo, useState } from 'react';
import type { Language, OptionValue, Texts } from '#engine';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import type { NamedOption } from './searchOptions.ts';

interface LabelledOption {
  readonly value: OptionValue;
  readonly label: string;
}

interface LanguageTexts {
  readonly language: Language;
  readonly texts: Texts;
}

/**
 * Returns the options with their names in the form's other languages, so that a search finds them
 * in any language.
 *
 * @param isWanted whether the input has had the focus, so that the texts of the other languages are
 *   fetched. If the request fails, the search uses only the language of the page
 */
export function useNamedOptions(
  options: readonly LabelledOption[],
  isWanted: boolean,
): readonly NamedOption[] {
  const { store, language, textsIn } = useFormPart();
  const pointer = useContext(PointerContext);
  const [others, setOthers] = useState<readonly LanguageTexts[]>([]);
  useEffect(() => {
    if (!isWanted || !textsIn) return;
    let isCurrent = true;
    const wanted = store.plan.languages.filter((each) => each !== language);
    const fetched = wanted.map(async (each) => ({ language: each, texts: await textsIn(each) }));
    Promise.all(fetched).then(
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
      others: others.flatMap(({ language, texts }) => {
        const name = texts[`${textKey}.options.${value}`];
        return name === undefined ? [] : [{ name, language }];
      }),
    }));
  }, [store, pointer, options, others]);
}
