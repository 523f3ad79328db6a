/**
 * Loads the calendar, and adds the method that shows popovers. jsdom hides popovers, but cannot
 * show them. A page loads the calendar when the user opens it.
 */
export async function prepareCalendar(): Promise<void> {
  await import('../../../renderer/widgets/date/CalendarPanel.tsx');
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
  });
}
