import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_GROUPS, type FormGroup, LANGUAGE_CODES, type Language, soughtText } from '#engine';
import type { FormEntry } from '../api/formApi.ts';
import { fillPlaces } from '../form/words.ts';
import en from '../i18n/locales/en/forms.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/forms.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/forms.json' with { type: 'json' };
import { useLanguage } from './LanguageProvider.tsx';
import { useForms } from './useForms.ts';

/** Texts of the list; they come with it, since no form's page needs them. */
const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/** The forms on offer in their groups, each a link, with a box to search them. */
export function FormList() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [forms, fetchAgain] = useForms();
  const [sought, setSought] = useState('');
  const boxId = useId();
  const words = WORDS[language];
  const retry = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const wasRetried = useRef(false);
  useEffect(() => {
    // The button that had the focus went with the press.
    if (forms !== undefined && wasRetried.current) (search.current ?? retry.current)?.focus();
  }, [forms]);
  const found = useMemo(() => fitting(forms, sought), [forms, sought]);

  if (forms === 'failed') {
    return (
      <>
        <p role="alert">{words['server.unreachable']}</p>
        <button
          type="button"
          ref={retry}
          className="button button-primary"
          onClick={() => {
            wasRetried.current = true;
            fetchAgain();
          }}
        >
          {t('button.retry')}
        </button>
      </>
    );
  }
  if (forms === undefined) return <p role="status">{t('loading')}</p>;
  if (forms.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={boxId}>
          {words.search}
        </label>
        <input
          id={boxId}
          ref={search}
          type="search"
          className="input"
          autoComplete="off"
          enterKeyHint="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </div>
      <p className="quiet" role="status">
        {countWords(words, found.length)}
      </p>
      {FORM_GROUPS.map((group) => (
        <Group key={group} group={group} forms={found.filter((form) => form.group === group)} />
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: FormGroup;
  readonly forms: readonly FormEntry[];
}

function Group({ group, forms }: GroupProps) {
  const { language } = useLanguage();
  const titleId = `forms-${group}`;
  if (forms.length === 0) return null;
  return (
    <section className="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="section-title">
        {WORDS[language][`group.${group}`]}
      </h2>
      <ul className="form-list">
        {forms.map(({ code, path, titles }) => (
          <li key={code} className="card form-entry">
            <a href={`${path}?lang=${LANGUAGE_CODES[language].url}`}>{titles[language]}</a>
            <span className="quiet figure">{code}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Forms whose code or title, in any language, holds every word that is sought. */
function fitting(
  forms: readonly FormEntry[] | 'failed' | undefined,
  sought: string,
): readonly FormEntry[] {
  if (!Array.isArray(forms)) return [];
  const parts = plain(sought).split(/\s+/).filter(Boolean);
  return forms.filter(({ code, titles }) => {
    const text = plain([code, ...Object.values(titles)].join(' '));
    return parts.every((part) => text.includes(part));
  });
}

/** Capital, full-width and typographic spellings are the same to who searches. */
const plain = (text: string) => soughtText(text).toLowerCase().replaceAll('’', "'");

function countWords(words: typeof en, count: number): string {
  if (count === 0) return words['count.none'];
  return count === 1 ? words['count.one'] : fillPlaces(words['count.other'], { count });
}
