import { useEffect, useState } from 'react';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import type { Finding } from '../../server/forms/check/Finding.ts';
import type { CompileClient } from '../compile/CompileClient.ts';
import type { Goal } from '../editor/JsonEditor.tsx';
import { type EditedFile, isEditedFile, pathIn } from '../model/DraftFolder.ts';
import type { OpenedFolder } from '../model/openedFolder.ts';
import { TEXTS, TextsContext } from '../texts/useTexts.ts';
import { Choice } from './Choice.tsx';
import { FilesPane } from './FilesPane.tsx';
import { languageOptions } from './FormPanel.tsx';
import { ResultPane } from './ResultPane.tsx';
import { panelProps, TabList } from './TabList.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useChecked } from './useChecked.ts';
import { useFolder } from './useFolder.ts';
import { useFrame } from './useFrame.ts';
import { useWide } from './useWide.ts';

interface AppProps {
  readonly client: CompileClient;
  readonly first: OpenedFolder;
  readonly language: Language;
}

type Pane = 'files' | 'result';

/** Renders the playground: the files, and beside them the form, its findings and its answers. */
export function App({ client, first, ...props }: AppProps) {
  const [language, setLanguage] = useState(props.language);
  const texts = TEXTS[language];
  const edited = useFolder(first);
  const { folder, run, edit } = edited;
  const [file, setFile] = useState<EditedFile>('schema.json');
  const [goal, setGoal] = useState<Goal>();
  const [pane, setPane] = useState<Pane>('files');
  const isWide = useWide();
  const checked = useChecked(client, folder, run);
  const frame = useFrame(checked.form, run, props.language);
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_CODES[language].html;
    document.title = `Landform: ${texts.title}`;
  }, [language, texts]);
  const openFinding = (finding: Finding) => {
    const path = pathIn(folder, finding.file) ?? finding.file;
    if (!isEditedFile(path)) return;
    setPane('files');
    setFile(path);
    setGoal({ line: finding.line, column: finding.column });
  };
  const select = (next: EditedFile) => {
    setGoal(undefined);
    setFile(next);
  };
  const propsOf = (each: Pane) => ({
    className: `pane pane-${each}`,
    hidden: !isWide && each !== pane,
    ...(isWide
      ? { id: `pane-panel-${each}`, role: 'region' as const, 'aria-label': texts[each] }
      : panelProps('pane', each)),
  });
  return (
    <TextsContext value={texts}>
      <header className="top">
        <div>
          <h1>{texts.title}</h1>
          <p className="quiet">{texts.lead}</p>
        </div>
        <Choice
          legend={texts.language}
          options={languageOptions(LANGUAGES)}
          value={language}
          onChange={setLanguage}
        />
      </header>
      <main>
        {edited.isLinkBroken && (
          <p role="alert" className="notice notice-error">
            {texts.brokenLink}
          </p>
        )}
        <Toolbar edited={edited} />
        {!isWide && (
          <TabList
            label={texts.panes}
            prefix="pane"
            tabs={[
              { id: 'files', name: texts.files },
              { id: 'result', name: texts.result },
            ]}
            selected={pane}
            onSelect={setPane}
          />
        )}
        <div className="panes">
          <section {...propsOf('files')}>
            <FilesPane
              {...{ folder, run, goal }}
              findings={checked.findings}
              selected={file}
              onSelect={select}
              onEdit={edit}
            />
          </section>
          <section {...propsOf('result')}>
            <ResultPane folder={folder} checked={checked} frame={frame} onOpen={openFinding} />
          </section>
        </div>
      </main>
    </TextsContext>
  );
}
