import type { EditorState } from '@codemirror/state';
import { useState } from 'react';
import type { Finding } from '../../server/forms/check/Finding.ts';
import { type Goal, JsonEditor } from '../editor/JsonEditor.tsx';
import { METAS, metaOf } from '../editor/metaOf.ts';
import { type DraftFolder, EDITED_FILES, type EditedFile, pathIn } from '../model/DraftFolder.ts';
import { useTexts } from '../texts/useTexts.ts';
import { findingsNote } from './findingsNote.ts';
import { panelProps, TabList } from './TabList.tsx';

interface FilesPaneProps {
  readonly folder: DraftFolder;
  /** Changes when another folder is opened. */
  readonly run: number;
  readonly findings: readonly Finding[];
  readonly selected: EditedFile;
  readonly onSelect: (file: EditedFile) => void;
  readonly goal: Goal | undefined;
  readonly onEdit: (path: string, text: string) => void;
}

const LANGUAGES: Readonly<Partial<Record<EditedFile, string>>> = {
  'locales/en.json': 'en',
  'locales/zh-Hant.json': 'zh-Hant-HK',
  'locales/zh-Hans.json': 'zh-Hans',
};

/** Renders the files of the folder: a tab for each, and the editor of the chosen one. */
export function FilesPane({ folder, run, findings, selected, goal, ...props }: FilesPaneProps) {
  const texts = useTexts();
  const [memories] = useState(() => new Map<number, Map<string, EditorState>>());
  const memory = memories.get(run) ?? new Map<string, EditorState>();
  memories.set(run, memory);
  const about = (path: string) => findings.filter(({ file }) => pathIn(folder, file) === path);
  const tabs = EDITED_FILES.map((id) => {
    const name = texts.fileNames[id];
    return { id, name, lang: LANGUAGES[id], note: findingsNote(about(id), texts) };
  });
  const text = folder.files[selected] ?? '';
  const isOptional = selected !== 'schema.json';
  return (
    <>
      <TabList
        label={texts.fileTabs}
        prefix="file"
        tabs={tabs}
        selected={selected}
        onSelect={props.onSelect}
      />
      <div className="panel panel-editor" {...panelProps('file', selected)}>
        <p className="quiet hint">
          {texts.leaveEditor} {isOptional && text.trim() === '' && texts.optionalFile}
        </p>
        <JsonEditor
          key={`${run} ${selected}`}
          text={text}
          findings={about(selected)}
          goal={goal}
          memory={memory}
          label={selected}
          help={{ metas: METAS, meta: () => metaOf(folder, selected) }}
          onText={(written) => props.onEdit(selected, written)}
        />
      </div>
    </>
  );
}
