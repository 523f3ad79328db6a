// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFormPart } from '../../../renderer/form-context/FormPart.ts';
import { hookInField } from '../support/showField.tsx';

describe('useFormPart', () => {
  it('returns the parts of the surrounding form', () => {
    const { last, store } = hookInField(useFormPart, { language: 'zh-Hans', readOnly: true });
    expect(last()).toMatchObject({ language: 'zh-Hans', isReadOnly: true });
    expect(last().store).toBe(store);
  });

  it('throws outside a form', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useFormPart)).toThrow('Cannot read the form');
  });
});
