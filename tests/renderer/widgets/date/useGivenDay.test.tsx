// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PointerContext } from '../../../../renderer/form-context/FormPart.ts';
import { useGivenDay } from '../../../../renderer/widgets/date/useGivenDay.ts';
import { show } from '../../../support/fieldOnPage.ts';
import { leaf } from '../../../support/planNodes.ts';
import { hookInField, showField } from '../../support/showField.tsx';

afterEach(cleanup);

describe('useGivenDay', () => {
  it('follows the day of the answer, and is undefined for other texts', () => {
    const { store, last } = hookInField(() => useGivenDay('05/06/2027'));
    expect(last()).toBeUndefined();
    act(() => store.set('/it', '01/12/2026'));
    expect(last()).toEqual({ year: 2026, month: 12, day: 1 });
    act(() => store.set('/it', '31/02/2026'));
    expect(last()).toBeUndefined();
    act(() => store.set('/it', 7));
    expect(last()).toBeUndefined();
  });

  it('reads the given value in a field without a pointer', () => {
    let day: unknown;
    function Reader() {
      day = useGivenDay('05/06/2027');
      return null;
    }
    const draw = () => (
      <PointerContext value="">
        <Reader />
      </PointerContext>
    );
    showField(leaf('date'), { draw });
    expect(day).toEqual({ year: 2027, month: 6, day: 5 });
  });

  it('renders nothing while the date is incomplete, and once when it is complete', async () => {
    const { commits } = await show({ type: 'string', hkDate: true });
    const box = screen.getByLabelText('It');
    const before = commits();
    for (const value of ['0', '01/', '01/1', '01/12/', '01/12/202']) {
      fireEvent.input(box, { target: { value } });
    }
    expect(commits() - before).toBe(0);
    fireEvent.input(box, { target: { value: '01/12/2026' } });
    expect(commits() - before).toBe(1);
  });
});
