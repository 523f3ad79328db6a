import { useId, useMemo, useState } from 'react';
import { type FormData, type ValidatorModule, WrongShapeError } from '#engine';
import {
  type ConditionGraph,
  conditionGraph,
  explainField,
  FormWords,
  openState,
  type WordedForm,
} from '#explain';
import './conditions.css';
import { ConditionList } from './ConditionList.tsx';
import { ConditionPicture } from './ConditionPicture.tsx';
import { PANEL_TEXTS, type PanelTexts } from './panelTexts.ts';
import { Reasons } from './Reasons.tsx';
import { recordNumber, recordPointers } from './recordPointers.ts';

/** A compiled form with its texts in one language, and the answers now. */
export interface ConditionsPanelProps extends WordedForm {
  readonly validator: ValidatorModule;
  /** The answers as typed: `store.data()`. */
  readonly data: FormData;
  /** The instant of the form: ISO 8601 with offset. */
  readonly now: string;
}

/**
 * Explains why a field is shown, hidden or required for the answers now, and shows the steps and
 * conditions of the form as a picture and as a list.
 */
export function ConditionsPanel({ validator, data, now, ...form }: ConditionsPanelProps) {
  const { plan, tests, texts, language } = form;
  const words = useMemo(
    () => new FormWords({ plan, tests, texts, language }),
    [plan, tests, texts, language],
  );
  const graph = useMemo(() => conditionGraph(words), [words]);
  const [chosen, setChosen] = useState<string>();
  const [record, setRecord] = useState(0);
  const pattern = chosen !== undefined && words.node(chosen) ? chosen : firstField(graph);
  const pointers = recordPointers(data, pattern);
  const pointer = pointers[record] ?? pointers[0] ?? pattern;
  const state = useMemo(() => stateOf(plan, validator, data, now), [plan, validator, data, now]);
  const own = PANEL_TEXTS[language];
  if (graph.nodes.length === 0) return null;
  return (
    <section className="conditions" aria-label={own.title} lang={language}>
      <h2>{own.title}</h2>
      <div className="conditions-choice">
        <FieldChoice {...{ graph, words, texts: own }} value={pattern} onChoose={setChosen} />
        {pointers.length > 1 && (
          <RecordChoice {...{ pointers, pointer, texts: own }} onChoose={setRecord} />
        )}
      </div>
      {state ? (
        <Reasons explanation={explainField(words, state, pointer)} texts={own} />
      ) : (
        <p role="status">{own.otherShape}</p>
      )}
      <h2>{own.graph}</h2>
      {graph.edges.length === 0 ? (
        <p>{own.none}</p>
      ) : (
        <>
          <ConditionPicture
            graph={graph}
            chosen={pattern}
            label={own.picture}
            help={own.pictureHelp}
          />
          <p className="conditions-help">{own.pictureHelp}</p>
          <h3>{own.list}</h3>
          <ConditionList graph={graph} />
        </>
      )}
    </section>
  );
}

/**
 * Returns the state of the answers; `undefined` while they have the shape of an earlier definition,
 * which an author is changing.
 */
function stateOf(...input: Parameters<typeof openState>): ReturnType<typeof openState> | undefined {
  try {
    return openState(...input);
  } catch (error) {
    if (error instanceof WrongShapeError) return undefined;
    throw error;
  }
}

/** Returns the first field that depends on an answer, otherwise the first field. */
function firstField({ nodes, edges }: ConditionGraph): string {
  const fields = nodes.filter(({ kind }) => kind !== 'step');
  const linked = fields.find(({ id }) => edges.some(({ to }) => to === id));
  return (linked ?? fields[0])?.id ?? '';
}

interface FieldChoiceProps {
  readonly graph: ConditionGraph;
  readonly words: FormWords;
  readonly texts: PanelTexts;
  readonly value: string;
  readonly onChoose: (pattern: string) => void;
}

function FieldChoice({ graph, words, texts, value, onChoose }: FieldChoiceProps) {
  const id = useId();
  const steps = graph.nodes.filter(({ kind }) => kind === 'step');
  return (
    <p>
      <label htmlFor={id}>{texts.field}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {steps.map((step) => (
          <optgroup key={step.id} label={step.name}>
            {fieldsIn(graph, step.id).map((field) => (
              <option key={field} value={field}>
                {words.fullName(field)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
}

function fieldsIn(graph: ConditionGraph, parent: string): readonly string[] {
  const children = graph.nodes.filter((node) => node.parent === parent);
  return children.flatMap(({ id }) => [id, ...fieldsIn(graph, id)]);
}

interface RecordChoiceProps {
  readonly pointers: readonly string[];
  readonly pointer: string;
  readonly texts: PanelTexts;
  readonly onChoose: (index: number) => void;
}

function RecordChoice({ pointers, pointer, texts, onChoose }: RecordChoiceProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{texts.record}</label>
      <select
        id={id}
        value={pointers.indexOf(pointer)}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {pointers.map((each, index) => (
          <option key={each} value={index}>
            {recordNumber(each)}
          </option>
        ))}
      </select>
    </p>
  );
}
