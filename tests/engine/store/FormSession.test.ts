import { describe, expect, it } from 'vitest';
import { cellAt } from '../../../engine/conditions/cellFrom.ts';
import type { FormData } from '../../../engine/contract/Evaluation.ts';
import {
  applyEdit,
  formValidatorOf,
  replaceAnswers,
  settleAll,
  turnTo,
  unsettleUnder,
} from '../../../engine/store/FormSession.ts';
import { openFormSession } from '../../../engine/store/openFormSession.ts';
import type { FormValidator } from '../../../engine/validation/FormValidator.ts';
import { leaf, list, planOf } from '../../support/planNodes.ts';
import { listening } from '../support/listening.ts';
import { errorText, makeForm, NOW } from '../support/makeForm.ts';
import { cellOf, TESTS } from '../support/stateOf.ts';

const TEXT = { type: 'string' };
const PLAN = {
  ...planOf({
    kind: leaf('text', { initial: { op: 'literal', value: 'x' } }),
    more: leaf('text', { visibleWhen: 0, initial: { op: 'literal', value: 'first' } }),
    rows: list({ a: leaf('text') }, { initialRows: 2, firstRows: [{ a: 'f' }] }),
    day: leaf('text', { computed: { op: 'today' } }),
  }),
  conditions: [{ kind: 'test', pattern: '/kind', test: 'isX' }] as const,
};

/** Opens a session, and records the calls of its listeners. */
function open(data: FormData = {}) {
  const session = openFormSession(
    { plan: PLAN, tests: { tests: TESTS }, formValidator: undefined, now: NOW },
    data,
  );
  const at = (pointer: string) => {
    const cell = cellAt(session.state.root, pointer);
    if (!cell) throw new Error(`The session has no cell ${pointer}`);
    return cell;
  };
  const calls: string[] = [];
  for (const [pointer, facet] of WATCHED) {
    session.listeners.add(pointer, facet, () => calls.push(`${pointer} ${facet}`), 'widget');
  }
  const heard = () => calls.splice(0).sort();
  const answer = (pointer: string, value: unknown) => {
    const cell = cellOf({ at }, 'leaf', pointer);
    Object.assign(cell, { raw: value, typedFresh: false, normalFresh: false });
    return cell;
  };
  const answers = () => session.state.typedOf(session.state.root);
  return { session, at, heard, answer, answers };
}

const WATCHED = [
  ['/kind', 'value'],
  ['/more', 'state'],
  ['/day', 'value'],
  ['/rows', 'value'],
] as const;

describe('openAnswers', () => {
  it('sets initial values in a new form, but not in given answers', () => {
    expect(open().answers()).toMatchObject({ kind: 'x', more: 'first' });
    expect(open().answers()).toMatchObject({ rows: [{ a: 'f' }, {}] });
    expect(open({ kind: 'y' }).answers()).toMatchObject({ kind: 'y', rows: [{}, {}] });
    expect(open({ rows: [] }).answers()).toEqual({ day: '20/11/2026', rows: [] });
  });

  it('computes no cell before the first change', () => {
    const { session, at } = open();
    expect([session.isSettled, at('/kind').stale]).toEqual([false, true]);
  });
});

describe('settleAll', () => {
  it('computes every cell once, so that later fields get their initial value', () => {
    const { session, at, answers, answer } = open({ kind: 'y' });
    settleAll(session);
    expect(session.isSettled).toBe(true);
    expect(['/kind', '/more', '/rows', '/rows/0'].filter((each) => at(each).stale)).toEqual([]);
    unsettleUnder(at('/more'));
    settleAll(session);
    expect(at('/more').stale).toBe(true);
    expect(answers()).not.toHaveProperty('more');
    applyEdit(session, [answer('/kind', 'x')]);
    expect(answers()).toMatchObject({ more: 'first' });
  });

  it('leaves an answer empty that the given answers lack', () => {
    const { session, answers, at } = open({ kind: 'x' });
    settleAll(session);
    unsettleUnder(at('/more'));
    expect(answers()).not.toHaveProperty('more');
  });
});

describe('unsettleUnder', () => {
  it('marks every cell under a cell as stale, and no other', () => {
    const { session, at } = open();
    settleAll(session);
    unsettleUnder(at('/rows'));
    const stale = ['/rows', '/rows/0', '/rows/0/a', '/kind'].filter((each) => at(each).stale);
    expect(stale).toEqual(['/rows', '/rows/0', '/rows/0/a']);
    expect(at('/rows').requirementStale).toBe(true);
  });
});

describe('applyEdit', () => {
  it('notifies the listeners of the value and of dependent fields', () => {
    const { session, answer, heard } = open();
    settleAll(session);
    applyEdit(session, [answer('/kind', 'y')]);
    expect(heard()).toEqual(['/kind value', '/more state']);
    expect([session.isEdited, session.version]).toEqual([true, 1]);
  });

  it.each([
    ['the listener that made the change', { pointer: '/kind', name: 'widget' }, []],
    ['another listener', { pointer: '/kind', name: 'other' }, ['/kind value']],
    ['a listener of another answer', { pointer: '/more', name: 'widget' }, ['/kind value']],
  ])('considers the origin: %s', (_, origin, expected) => {
    const { session, answer, heard } = open();
    settleAll(session);
    applyEdit(session, [answer('/kind', 'y')], origin);
    expect(heard()).toEqual([...expected, '/more state']);
  });
});

describe('applyEdit: errors', () => {
  const error = (path: string) => ({ path, key: 'wrong', args: [] });

  it('removes the error of a hidden answer from the list', () => {
    const { session, answer } = open();
    settleAll(session);
    session.board.takeFromServer([error('/more')]);
    expect(session.board.shown()).toHaveLength(1);
    applyEdit(session, [answer('/kind', 'y')]);
    expect(session.board.shown()).toEqual([]);
  });

  it('removes the error of a changed answer from the list', () => {
    const { session, answer } = open({ kind: 'y' });
    settleAll(session);
    session.board.takeFromServer([error('/kind')]);
    expect(session.board.shown()).toHaveLength(1);
    const changed = answer('/kind', 'z');
    changed.external = undefined;
    applyEdit(session, [changed]);
    expect(session.board.shown()).toEqual([]);
  });
});

describe('replaceAnswers', () => {
  it('replaces all answers, which count as unedited, and notifies every listener', () => {
    const { session, answers, heard, answer } = open();
    settleAll(session);
    applyEdit(session, [answer('/kind', 'y')]);
    heard();
    const { board } = session;
    replaceAnswers(session, { kind: 'z', rows: [{ a: '1' }] });
    expect(answers()).toMatchObject({ kind: 'z', rows: [{ a: '1' }] });
    expect(session).toMatchObject({ isEdited: false, clearings: 1, version: 2, isSettled: false });
    expect(session.board).not.toBe(board);
    expect(heard()).toEqual(['/day value', '/kind value', '/more state', '/rows value']);
  });
});

describe('turnTo', () => {
  it('computes nothing on the same day', () => {
    const { session, heard } = open();
    turnTo(session, '2026-11-20T23:59:59+08:00');
    expect([heard(), session.version, session.now]).toEqual([[], 0, '2026-11-20T23:59:59+08:00']);
  });

  it('computes every cell again on a new day in Hong Kong, and notifies the listeners', () => {
    const { session, heard, answers, at } = open();
    turnTo(session, '2026-11-20T16:00:00Z');
    expect(heard()).toHaveLength(WATCHED.length);
    expect([at('/kind').stale, session.version, session.isEdited]).toEqual([false, 1, false]);
    expect(answers()).toMatchObject({ day: '21/11/2026' });
  });

  it('changes computed answers and errors with the day', async () => {
    const form = await makeForm({
      day: { ...TEXT, computed: { today: true } },
      d: { ...TEXT, hkDate: true, dateMin: 'today' },
    });
    const store = form.store({ d: '20/11/2026' }, '2026-11-20T23:59:00+08:00');
    store.touch('/d');
    const calls = listening(store, ['/day', 'value']);
    store.setNow('2026-11-20T23:59:30+08:00');
    expect(calls()).toEqual([]);
    store.setNow('2026-11-21T00:00:00+08:00');
    store.check();
    expect([store.get('/day'), calls().length, store.shownErrors().map(errorText)]).toEqual([
      '21/11/2026',
      1,
      ['/d validation_notBeforeToday'],
    ]);
  });
});

describe('formValidatorOf', () => {
  it('returns the validator of the session, or throws before it is loaded', () => {
    const { session } = open();
    const error = new TypeError('Cannot validate the answers: their validator is not loaded');
    expect(() => formValidatorOf(session)).toThrow(error);
    const formValidator = {} as FormValidator;
    expect(formValidatorOf({ ...session, formValidator })).toBe(formValidator);
  });
});
