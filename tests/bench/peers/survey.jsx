import { benchCase } from 'virtual:bench-case';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import { start } from '../pages/clock.ts';

/** Returns both steps as pages of one survey. Each key changes the answer, as in other engines. */
function surveyOf({ first, second }) {
  return {
    showTitle: false,
    textUpdateMode: 'onTyping',
    checkErrorsMode: 'onNextPage',
    pages: [pageOf('first', first), pageOf('second', second)],
  };
}

function pageOf(name, { sections, list }) {
  return {
    name,
    elements: [
      ...sections.map(({ key, title, fields }) => ({
        type: 'panel',
        name: `${name}_${key}`,
        title,
        elements: fields.map((field) => questionOf(field, `${name}_${key}_`)),
      })),
      ...(list
        ? [
            {
              type: 'paneldynamic',
              name: list.key,
              title: list.title,
              maxPanelCount: 60,
              templateElements: list.fields.map((field) => questionOf(field, '', 'panel.')),
            },
          ]
        : []),
    ],
  };
}

function questionOf({ key, label, kind, options, required, maxLength, pattern, when }, base, at) {
  const types = { text: 'text', select: 'dropdown', radio: 'radiogroup', check: 'boolean' };
  return {
    type: types[kind],
    name: `${base}${key}`,
    title: label,
    isRequired: required,
    ...(kind === 'select' ? { renderAs: 'select' } : {}),
    ...(kind === 'check' ? { renderAs: 'checkbox' } : {}),
    ...(options
      ? { choices: options.map((each) => ({ value: each.value, text: each.label })) }
      : {}),
    ...(maxLength ? { maxLength } : {}),
    ...(pattern ? { validators: [{ type: 'regex', regex: pattern, text: 'Wrong' }] } : {}),
    ...(when ? { visibleIf: conditionOf(`${at ?? base}${when.key}`, when.values) } : {}),
  };
}

const conditionOf = (name, values) =>
  values.map((value) => `{${name}} = ${value === true ? value : `'${value}'`}`).join(' or ');

const survey = new Model(surveyOf(benchCase.models));
survey.data = benchCase.flatData;

start({
  mount: (element) => createRoot(element).render(<Survey model={survey} />),
  switchStep: () => {
    survey.currentPageNo = 1;
  },
});
