import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_GROUPS, type FormGroup, LANGUAGE_CODES, searchText } from '#engine';
import type { FormEntry } from '../api/formApi.ts';
import { FORMS } from '../i18n/lazy/forms.ts';
import { useLazyTexts } from '../i18n/lazy/useLazyTexts.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { useForms } from './useForms.ts';

/** Renders the offered forms as links, in groups, with a search input. */
export function FormList() {
  const { t } = useTranslation();
  const [forms, fetchAgain] = useForms();
  const [sought, setSought] = useState('');
  const boxId = useId();
  const words = useLazyTexts(FORMS);
  const retry = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const wasRetried = useRef(false);
  useEffect(() => {
    // The retry button, which had the focus, was removed.
    if (forms !== undefined && wasRetried.current) (search.current ?? retry.current)?.focus();
  }, [forms]);
  const found = useMemo(() => fitting(forms, sought), [forms, sought]);

  if (forms === 'failed') {
    return (
      <>
        <p role="alert">{words('server.unreachable')}</p>
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
  if (forms.length === 0) return <p>{words('none')}</p>;
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={boxId}>
          {words('search')}
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
        {words(found.length === 0 ? 'count.none' : 'count', { count: found.length })}
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
  const words = useLazyTexts(FORMS);
  const titleId = `forms-${group}`;
  if (forms.length === 0) return null;
  return (
    <section className="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="section-title">
        {words(`group.${group}`)}
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

/** Returns the forms whose code or title, in any language, contains every word of the search. */
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

/** Normalises capitals, full-width characters and typographic apostrophes for the search. */
const plain = (text: string) => searchText(text).toLowerCase().replaceAll('’', "'");
