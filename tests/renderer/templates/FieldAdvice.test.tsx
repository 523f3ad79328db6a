// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { FieldAdvice, type FieldAdviceProps } from '../../../renderer/templates/FieldAdvice.tsx';
import { announced } from '../../support/onPage.ts';
import { leaf } from '../../support/planNodes.ts';
import { showField } from '../support/showField.tsx';

function show(props: Partial<FieldAdviceProps>) {
  const advice = { id: 'f-it', advice: 'It is long', ...props };
  return showField(leaf('text'), { draw: () => <FieldAdvice {...advice} /> });
}

describe('FieldAdvice', () => {
  it('shows its text with the id that describes the input, and announces only new advice', () => {
    show({});
    expect(document.getElementById('f-it-advice')?.textContent).toBe('Please note: It is long');
    expect(announced()).toBe('');
  });

  it('U-09: announces advice that appeared while the answer was on the page', () => {
    show({ isNew: true });
    expect(announced()).toBe('Please note: It is long');
  });

  it('renders and announces nothing without advice', () => {
    show({ advice: undefined, isNew: true });
    expect([document.querySelector('.field-advice'), announced()]).toEqual([null, '']);
  });
});
