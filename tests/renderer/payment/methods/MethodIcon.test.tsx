import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '#engine';
import { MethodIcon } from '../../../../renderer/payment/methods/MethodIcon.tsx';

const drawn = (name: string) => renderToStaticMarkup(<MethodIcon name={name} />);
const ICONS = [...new Set(Object.values(PAYMENT_METHODS).map(({ icon }) => icon))];

describe('MethodIcon', () => {
  it.each(ICONS)('%s: has its own mark', (icon) => {
    expect(drawn(icon)).not.toBe(drawn('unknown'));
    expect(ICONS.filter((other) => drawn(other) === drawn(icon))).toEqual([icon]);
  });
});
