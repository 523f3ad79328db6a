import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrolls } from './useScrolls.ts';

/** An entry of the menu. */
export interface MenuStep {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  /** Whether the applicant has visited the step and may return to it. */
  readonly canOpen: boolean;
}

interface StepMenuProps {
  readonly steps: readonly MenuStep[];
  /** Index of the current step. */
  readonly current: number;
  readonly onOpen: (stepId: string) => void;
}

/**
 * Renders the steps. Wide screens show a list left of the page. Narrow screens show one line with a
 * button that opens the list (D-20). Ticks and the current step are also available to screen
 * readers.
 */
export function StepMenu({ steps, current, onOpen }: StepMenuProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasLinks = steps.some(({ canOpen }, index) => canOpen && index !== current);
  const needsStop = useScrolls(list) && !hasLinks;
  const done = steps.filter((step) => step.isDone).length;
  const line = { number: current + 1, total: steps.length, title: steps[current]?.title ?? '' };
  return (
    <nav className="steps no-print" aria-label={t('steps.label')}>
      <div className="steps-line">
        <p>{t('steps.line', line)}</p>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('steps.hide') : t('steps.all')}
        </button>
      </div>
      <div
        ref={list}
        id={listId}
        className={isOpen ? 'steps-list steps-list-open' : 'steps-list'}
        tabIndex={needsStop ? 0 : undefined}
      >
        <p className="steps-done">{t('steps.done', { done, total: steps.length })}</p>
        <progress className="steps-bar" value={done} max={steps.length} aria-hidden="true" />
        <ol>
          {steps.map((step, index) => (
            <MenuEntry
              key={step.id}
              step={step}
              number={index + 1}
              isCurrent={index === current}
              onOpen={() => {
                setOpen(false);
                onOpen(step.id);
              }}
            />
          ))}
        </ol>
      </div>
    </nav>
  );
}

interface MenuEntryProps {
  readonly step: MenuStep;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function MenuEntry({ step, number, isCurrent, onOpen }: MenuEntryProps) {
  const { t } = useTranslation();
  const className = step.isDone && !isCurrent ? 'steps-entry steps-entry-done' : 'steps-entry';
  return (
    <li className={className} aria-current={isCurrent ? 'step' : undefined}>
      <span className="steps-number" aria-hidden="true">
        {step.isDone && !isCurrent ? <Tick /> : number}
      </span>
      <span className="steps-title">
        {step.canOpen && !isCurrent ? (
          <button type="button" className="steps-link" onClick={onOpen}>
            {step.title}
          </button>
        ) : (
          step.title
        )}
        {step.isDone && !isCurrent && (
          <>
            {' '}
            <span className="visually-hidden">{t('steps.completed')}</span>
          </>
        )}
      </span>
    </li>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M3 8.5l3.5 3.5L13 5" />
    </svg>
  );
}
