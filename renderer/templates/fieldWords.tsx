/**
 * Functions that render the texts around an input. They are no components, because a page with 200
 * answers would have several hundred components more.
 */

import type { ReactElement } from 'react';
import type { FieldStatus } from '#engine';
import { errorId, helpId, markId } from '../form-context/fieldId.ts';
import type { Word } from '../i18n/formWords.ts';

/**
 * Renders the help above an input. Returns `undefined` without help.
 *
 * @param id id of the field
 */
export function drawHelp(id: string, help: string | undefined): ReactElement | undefined {
  if (help === undefined) return undefined;
  return (
    <div id={helpId(id)} className="field-help">
      {help}
    </div>
  );
}

/**
 * Renders the error above an input. Returns `undefined` without an error.
 *
 * @param id id of the field
 */
export function drawError(
  id: string,
  error: string | undefined,
  word: Word,
): ReactElement | undefined {
  if (error === undefined) return undefined;
  return (
    <div id={errorId(id)} className="field-error">
      {errorWords(error, word)}
    </div>
  );
}

/**
 * Renders the mark of an input that the identity app filled in. Returns `undefined` without a mark.
 *
 * @param id id of the field
 */
export function drawMark(
  id: string,
  mark: FieldStatus | undefined,
  word: Word,
): ReactElement | undefined {
  if (mark === undefined) return undefined;
  return (
    <div id={markId(id)} className={`field-mark field-mark-${mark}`}>
      {word(`mark.${mark}`)}
    </div>
  );
}

/** Renders the text of an error, with a prefix for screen readers. */
export function errorWords(error: string, word: Word): ReactElement {
  return (
    <>
      <span className="visually-hidden">{`${word('error.prefix')} `}</span>
      {error}
    </>
  );
}

/**
 * Renders the word "required" after a label. Unlike a star, a word needs no legend.
 *
 * @param isHidden whether screen readers skip the word, because `aria-required` already announces
 *   it
 */
export function drawRequired(word: Word, isHidden: boolean): ReactElement {
  return (
    <span className="field-required" aria-hidden={isHidden || undefined}>
      {` ${word('required')}`}
    </span>
  );
}
