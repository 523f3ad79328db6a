// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PointerContext } from '../../../../renderer/form-context/FormPart.ts';
import { useOutsideAnswer } from '../../../../renderer/widgets/time/useOutsideAnswer.ts';
import { leaf } from '../../../support/planNodes.ts';
import { hookInField, showField } from '../../support/showField.tsx';

const field = () => {
  const onChange = vi.fn();
  return { onChange, props: { onChange } as unknown as WidgetProps };
};

describe('useOutsideAnswer', () => {
  it('sets the answer so that its text input is notified', () => {
    const { onChange, props } = field();
    const { store, last } = hookInField(() => useOutsideAnswer(props));
    const notified = vi.fn();
    store.subscribe('/it', 'value', notified, '/it');
    act(() => last()('9:05 AM'));
    expect([store.get('/it'), onChange.mock.calls]).toEqual(['9:05 AM', [['9:05 AM']]]);
    expect(notified).toHaveBeenCalled();
    act(() => last()(undefined));
    expect(store.get('/it')).toBeUndefined();
  });

  it('reports the answer of a field without a pointer', () => {
    const { onChange, props } = field();
    function Probe() {
      const set = useOutsideAnswer(props);
      return <button type="button" onClick={() => set('1:00 PM')} />;
    }
    const { store, container } = showField(leaf('time'), {
      draw: () => (
        <PointerContext value="">
          <Probe />
        </PointerContext>
      ),
    });
    container.querySelector('button')?.click();
    expect([onChange.mock.calls, store.data()]).toEqual([[['1:00 PM']], {}]);
  });
});
