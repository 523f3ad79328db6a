import { type ReactNode, useState } from 'react';
import { LANGUAGE_CODES } from '#engine';
import type { Finding } from '../../server/forms/check/Finding.ts';
import type { DraftFolder } from '../model/DraftFolder.ts';
import { samplesOf } from '../model/samplesOf.ts';
import { useTexts } from '../texts/useTexts.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { ConditionsPanel } from './ConditionsPanel.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { FormPanel } from './FormPanel.tsx';
import { findingsNote } from './findingsNote.ts';
import { panelProps, TabList, type TabNote } from './TabList.tsx';
import type { Checked } from './useChecked.ts';
import type { Frame } from './useFrame.ts';

interface ResultPaneProps {
  readonly folder: DraftFolder;
  readonly checked: Checked;
  readonly frame: Frame;
  readonly onOpen: (finding: Finding) => void;
}

type ResultTab = 'form' | 'findings' | 'answers' | 'conditions';

/** Renders the form, its findings and its answers. Another tab does not unmount the frame. */
export function ResultPane({ folder, checked, frame, onOpen }: ResultPaneProps) {
  const texts = useTexts();
  const [tab, setTab] = useState<ResultTab>('form');
  const { findings } = checked;
  const errors = frame.verdict?.errors.length ?? 0;
  const found = findingsNote(findings, texts);
  const notes: Readonly<Partial<Record<ResultTab, TabNote>>> = {
    findings: found,
    answers: { count: errors, words: texts.errorCount(errors) },
  };
  const panels: Readonly<Record<ResultTab, () => ReactNode>> = {
    form: () => <FormPanel checked={checked} frame={frame} samples={samplesOf(folder)} />,
    findings: () => (
      <FindingsPanel {...{ folder, findings, onOpen }} isChecking={checked.isChecking} />
    ),
    answers: () => (
      <AnswersPanel verdict={frame.verdict} lang={LANGUAGE_CODES[frame.language].html} />
    ),
    conditions: () => (
      <ConditionsPanel
        form={checked.form}
        answers={frame.verdict?.data}
        language={frame.language}
      />
    ),
  };
  const tabs: readonly ResultTab[] = ['form', 'findings', 'answers', 'conditions'];
  return (
    <>
      <TabList
        label={texts.resultTabs}
        prefix="result"
        selected={tab}
        onSelect={setTab}
        tabs={tabs.map((id) => ({ id, name: texts[id], note: notes[id] }))}
      />
      <p role="status" className="visually-hidden">
        {(!checked.isChecking || findings.length > 0) && `${texts.findings}: ${found.words}`}
      </p>
      {tabs.map((id) => (
        <div key={id} className="panel" hidden={id !== tab} {...panelProps('result', id)}>
          {(id === tab || id === 'form') && panels[id]()}
        </div>
      ))}
    </>
  );
}
