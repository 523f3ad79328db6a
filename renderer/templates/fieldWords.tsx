/**
 * The words around an input. Functions and no components: on a page of two hundred answers each would be
 * some hundreds of components to make, hold and go through.
 */

import type { ReactElement } from 'react';
import type { FieldStatus } from '#engine';
import { errorId, helpId, markId } from '../form/fieldId.ts';
import type { Word } from '../form/words.ts';

/** Help over an input; nothing where there is none. @param id of the field */
export function drawHelp(id: string, help: string | undefined): ReactElement | undefined {
  if (help === undefined) return undefined;
  return (
    <div id={helpId(id)} className="field-help">
      {help}
    </div>
  );
}

/** What is wrong with an answer, over its input; nothing while nothing is. @param id of the field */
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

/** The mark of an input that the identity app filled in; nothing elsewhere. @param id of the field */
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

/** The words of an error, marked as one for who hears them. */
export function errorWords(error: string, word: Word): ReactElement {
  return (
    <>
      <span className="visually-hidden">{`${word('error.prefix')} `}</span>
      {error}
    </>
  );
}

/**
 * The word "required" after a label. A star needs a legend; a word does not.
 *
 * @param isHidden from screen readers, where `aria-required` already says it
 */
export function drawRequired(word: Word, isHidden: boolean): ReactElement {
  return (
    <span className="field-required" aria-hidden={isHidden || undefined}>
      {` ${word('required')}`}
    </span>
  );
}
