// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#engine';
import { HalfList } from '../../../../renderer/widgets/time/HalfList.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

interface Shown {
  readonly field?: Partial<WidgetProps>;
  readonly half?: 'AM' | 'PM';
  readonly error?: string;
  readonly language?: Language;
}

function show({ field = {}, half, error, language = 'en' }: Shown = {}) {
  const onChoose = vi.fn();
  const props = { id: 'f-it', ...field } as WidgetProps;
  showField(leaf('time'), {
    language,
    draw: () => <HalfList field={props} {...{ half, error, onChoose }} />,
  });
  return { onChoose, list: screen.getByRole<HTMLSelectElement>('combobox') };
}

describe('HalfList', () => {
  it.each([
    ['en', ['Please select', 'AM', 'PM']],
    ['zh-Hant', ['請選擇', '上午', '下午']],
  ] as const)('offers the halves of the day in %s', (language, names) => {
    const { list } = show({ language });
    expect([...list.options].map(({ text }) => text)).toEqual(names);
    expect([list.id, list.value]).toEqual(['f-it-half', '']);
  });

  it('shows the half, and reports the chosen half or none', () => {
    const { list, onChoose } = show({ half: 'PM' });
    expect(list.value).toBe('PM');
    fireEvent.change(list, { target: { value: 'AM' } });
    fireEvent.change(list, { target: { value: '' } });
    expect(onChoose.mock.calls).toEqual([['AM'], [undefined]]);
  });

  it.each<[Shown, readonly unknown[]]>([
    [{}, [false, null, null, null]],
    [{ field: { required: true } }, [false, 'true', null, null]],
    [{ error: 'f-it-error' }, [false, null, 'true', 'f-it-error']],
    [{ field: { readonly: true } }, [true, null, null, null]],
    [{ field: { disabled: true } }, [true, null, null, null]],
  ])('announces its state: %j', (shown, state) => {
    const { list } = show(shown);
    const names = ['aria-required', 'aria-invalid', 'aria-describedby'];
    expect([list.disabled, ...names.map((name) => list.getAttribute(name))]).toEqual(state);
  });
});
