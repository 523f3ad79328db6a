// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldStatus } from '#engine';
import {
  FieldMarks,
  FieldMarksContext,
  markIn,
  useMark,
  withMark,
} from '../../../renderer/form-context/FieldMarks.ts';

const marked = (mark: FieldStatus) => new Map([['/name', mark]]);

describe('FieldMarks', () => {
  it('calls its listeners for new marks until they unsubscribe', () => {
    const marks = new FieldMarks();
    const listener = vi.fn();
    const stop = marks.subscribe(listener);
    const edited = marked('edited');
    marks.set(edited);
    marks.set(edited);
    expect(listener).toHaveBeenCalledOnce();
    expect(marks.all()).toBe(edited);
    stop();
    marks.set(marked('autofilled'));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('useMark', () => {
  it('follows the mark of its field', () => {
    const marks = new FieldMarks();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <FieldMarksContext value={marks}>{children}</FieldMarksContext>
    );
    const { result } = renderHook(() => [useMark('/name'), useMark('/other')], { wrapper });
    expect(result.current).toEqual([undefined, undefined]);
    act(() => marks.set(marked('autofilled')));
    expect(result.current).toEqual(['autofilled', undefined]);
  });

  it('is undefined on a page that the identity app cannot fill in', () => {
    expect(renderHook(() => useMark('/name')).result.current).toBeUndefined();
  });
});

describe('withMark', () => {
  it('adds a mark that markIn reads, and keeps the other options', () => {
    const uiSchema = { 'ui:title': 'Name', 'ui:options': { width: 's' } };
    const withOne = withMark(uiSchema, 'edited');
    expect(withOne).toEqual({ 'ui:title': 'Name', 'ui:options': { width: 's', mark: 'edited' } });
    expect(markIn(withOne)).toBe('edited');
    expect(markIn(withMark(uiSchema, 'autofilled'))).toBe('autofilled');
  });

  it('returns the same object without a mark', () => {
    const uiSchema = {};
    expect(withMark(uiSchema, undefined)).toBe(uiSchema);
  });

  it.each([undefined, {}, { 'ui:options': { mark: 'other' } }])(
    'markIn: finds no mark in %j',
    (uiSchema) => {
      expect(markIn(uiSchema)).toBeUndefined();
    },
  );
});
