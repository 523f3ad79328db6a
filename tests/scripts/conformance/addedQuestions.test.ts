import { describe, expect, it } from 'vitest';
import {
  addedQuestions,
  answered,
  withoutAnswers,
} from '../../../scripts/conformance/addedQuestions.ts';

const QUESTION = { enum: ['option1', 'option2'] };
const SCHEMA = { properties: { p: { properties: { choice: QUESTION, a: { enum: ['x'] } } } } };

describe('addedQuestions()', () => {
  const questions = addedQuestions(SCHEMA);

  it('finds the questions inside objects, but no choices of the schema', () => {
    expect(questions).toEqual([{ path: ['p', 'choice'], options: ['option1', 'option2'] }]);
  });

  it('answered() answers a question in each way, if its object is present', () => {
    expect(answered({ p: { a: 'x' } }, questions)).toEqual([
      { p: { a: 'x' } },
      { p: { a: 'x', choice: 'option1' } },
      { p: { a: 'x', choice: 'option2' } },
    ]);
    expect(answered({}, questions)).toEqual([{}]);
  });

  it('withoutAnswers() removes the answers', () => {
    expect(withoutAnswers({ p: { a: 'x', choice: 'option1' } }, questions)).toEqual({
      p: { a: 'x' },
    });
  });
});
