// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileReadings, type Turn } from '../../../../renderer/widgets/file/FileReadings.ts';
import { useFileReadings } from '../../../../renderer/widgets/file/useFileReadings.ts';
import { leaf } from '../../../support/planNodes.ts';
import { hookInField } from '../../support/showField.tsx';

const deed = new File(['x'], 'deed.pdf');

describe('useFileReadings', () => {
  it('follows the files of its answer, and returns the same list until one changes', () => {
    const { store, last } = hookInField(useFileReadings, { make: leaf('file') });
    const readings = FileReadings.of(store);
    expect(last()).toEqual({ readings, pointer: '/it', shown: [] });
    let turn: Turn | undefined;
    act(() => {
      turn = readings.begin('/it', deed);
    });
    expect(last().shown).toMatchObject([{ file: deed, percent: 0 }]);
    const { shown } = last();
    act(() => void readings.begin('/other', deed));
    expect(last().shown).toBe(shown);
    act(() => turn?.show({ percent: 50 }));
    expect(last().shown).toMatchObject([{ percent: 50 }]);
    act(() => turn?.done());
    expect(last().shown).toEqual([]);
  });
});
