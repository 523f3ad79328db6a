// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorAt, give, show } from '../../../support/fieldOnPage.ts';

afterEach(cleanup);

describe('TimeWidget: a time on the page', () => {
  const TIME = { type: 'string', time12h: true };
  const box = () => screen.getByLabelText<HTMLInputElement>('Hours and minutes');
  const half = () => screen.getByLabelText<HTMLSelectElement>('AM or PM');

  it.each([
    ['13:00 PM', '13:00', 'PM', '13:00 PM'],
    ['12:00 AM', '12:00', 'AM', '12:00 AM'],
    ['上午9:05', '9:05', 'AM', '9:05 AM'],
    ['下午 12:30', '12:30', 'PM', '12:30 PM'],
    ['下午2時05分', '2:05', 'PM', '2:05 PM'],
    ['上午 9时5分', '9:05', 'AM', '9:05 AM'],
    ['0:30 am', '0:30', 'AM', '0:30 AM'],
    ['９：０５ＰＭ', '9:05', 'PM', '9:05 PM'],
    ['3pm', '3:00', 'PM', '3:00 PM'],
    ['3.30pm', '3:30', 'PM', '3:30 PM'],
    ['下午3時', '3:00', 'PM', '3:00 PM'],
    ['上午9点半', '9:30', 'AM', '9:30 AM'],
    ['15:30', '3:30', 'PM', '3:30 PM'],
    ['1530', '3:30', 'PM', '3:30 PM'],
    ['0:15', '12:15', 'AM', '12:15 AM'],
    ['\u200e下午3時\u200b', '3:00', 'PM', '3:00 PM'],
    ['\ufeff15:30', '3:30', 'PM', '3:30 PM'],
    ['晚上8時', '8:00', 'PM', '8:00 PM'],
    ['下午三時三刻', '3:45', 'PM', '3:45 PM'],
    ['凌晨十二点半', '12:30', 'AM', '12:30 AM'],
  ])('B-45: %s is shown as %s %s, and stored as %s', async (text, clock, chosen, stored) => {
    const { store } = await show(TIME);
    give(box(), text);
    expect([box().value, half().value, store.get('/it')]).toEqual([clock, chosen, stored]);
    expect(errorAt(store)).toBeUndefined();
  });

  it.each(['24:00', '24:00 PM', '9:5 AM', '9:60 AM', 'noon', '9:05', '三刻', '晚上12時', '中午'])(
    'B-45: keeps %s as typed, and refuses it',
    async (text) => {
      const { store } = await show(TIME);
      give(box(), text);
      expect(errorAt(store)).toBe('validation_invalidTime');
      expect([box().getAttribute('aria-invalid'), half().getAttribute('aria-invalid')]).toEqual([
        'true',
        'true',
      ]);
      expect(text.startsWith(box().value)).toBe(true);
    },
  );

  it('keeps AM or PM chosen first, without an answer until the user types hours', async () => {
    const { store } = await show(TIME);
    fireEvent.change(half(), { target: { value: 'PM' } });
    expect([store.get('/it'), half().value]).toEqual([undefined, 'PM']);
    give(box(), '2.05');
    expect(store.get('/it')).toBe('2:05 PM');
    fireEvent.change(half(), { target: { value: 'AM' } });
    expect([store.get('/it'), box().value]).toEqual(['2:05 AM', '2:05']);
    give(box(), '');
    expect([store.get('/it'), half().value]).toEqual([undefined, 'AM']);
  });

  it.each(['3', '３', '3時'])(
    'reads an hour alone, %s, as the full hour once AM or PM is known',
    async (text) => {
      const { store } = await show(TIME);
      fireEvent.change(half(), { target: { value: 'PM' } });
      give(box(), text);
      expect([box().value, store.get('/it')]).toEqual(['3:00', '3:00 PM']);
      cleanup();
      const later = await show(TIME);
      give(box(), text);
      fireEvent.change(half(), { target: { value: 'PM' } });
      fireEvent.blur(half());
      expect([box().value, later.store.get('/it')]).toEqual(['3:00', '3:00 PM']);
      expect(errorAt(later.store)).toBeUndefined();
    },
  );

  it.each(['9:3', '11:0'])(
    'B-45: keeps the invalid time %s as typed, next to AM or PM chosen first',
    async (text) => {
      const { store } = await show(TIME);
      fireEvent.change(half(), { target: { value: 'PM' } });
      give(box(), text);
      expect([box().value, half().value]).toEqual([text, 'PM']);
      expect(errorAt(store)).toBe('validation_invalidTime');
      give(box(), `${text}0`);
      expect([box().value, store.get('/it')]).toEqual([`${text}0`, `${text}0 PM`]);
    },
  );

  it('sets AM or PM by a typed part of the day, even if the other was chosen before', async () => {
    const { store } = await show(TIME);
    fireEvent.change(half(), { target: { value: 'AM' } });
    give(box(), '晚上8時');
    expect([box().value, half().value, store.get('/it')]).toEqual(['8:00', 'PM', '8:00 PM']);
    give(box(), '晚上12時');
    expect([box().value, errorAt(store)]).toEqual(['晚上12時', 'validation_invalidTime']);
    fireEvent.change(half(), { target: { value: 'AM' } });
    expect(box().value).toBe('晚上12時');
  });

  it('shows no error while the focus moves from the box to the list', async () => {
    const { store } = await show(TIME);
    fireEvent.input(box(), { target: { value: '2:05' } });
    fireEvent.blur(box(), { relatedTarget: half() });
    expect(errorAt(store)).toBeUndefined();
    fireEvent.blur(half());
    expect(errorAt(store)).toBe('validation_invalidTime');
  });

  it('shows a time that another source sets in both parts', async () => {
    const { store } = await show(TIME);
    act(() => store.set('/it', '11:45 PM'));
    expect([box().value, half().value]).toEqual(['11:45', 'PM']);
  });

  it('shows the list of AM and PM before the hours in Chinese', async () => {
    await show(TIME, { language: 'zh-Hans' });
    const [list, clock] = [screen.getByLabelText('上午或下午'), screen.getByLabelText('时和分')];
    expect(list.compareDocumentPosition(clock)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(list).getByRole('option', { name: '下午' })).toBeTruthy();
  });
});
