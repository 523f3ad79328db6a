import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  readonly title: string;
  /** Called on Esc. If absent, Esc does not close the dialog. */
  readonly onClose?: (() => void) | undefined;
  /** Returns the element that takes focus when the dialog closes; by default the previous one. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
  /**
   * Whether the dialog is an alert with a short, urgent text. A screen reader announces an alert at
   * once.
   */
  readonly isAlert?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const CONTROLS = 'button, input, select, textarea, a[href], [tabindex="0"]';

/**
 * Renders a modal dialog with the browser's own `<dialog>`. The page behind is inert, focus stays
 * inside and returns afterwards, and Esc closes where closing is allowed (D-25). Below 640 px, the
 * dialog fills the screen.
 *
 * The element with `data-autofocus` takes focus first, otherwise the heading, so that a screen
 * reader starts at the top.
 */
export function Dialog({
  title,
  onClose,
  focusAfter,
  isAlert = false,
  wide = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const after = useRef(focusAfter);
  after.current = focusAfter;

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    show(element, heading.current);
    return () => {
      element?.close();
      const target = after.current?.() ?? before;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    };
  }, []);

  // A content change may remove the focused element. Focus then moves to the top, for screen
  // readers.
  useEffect(() => restoreLostFocus(heading.current));

  // A part of the content may also change without rendering the dialog.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      // After a press outside the controls, no element has the focus. That must stay so.
      if (last instanceof Node && !last.isConnected) restoreLostFocus(heading.current);
    });
    element.addEventListener('focusin', note);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);

  // Rendered outside the page's form, because forms must not be nested.
  return createPortal(
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // A `cancel` event of a file input must not close the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // After repeated requests (Esc, Back on a phone) a browser closes the dialog in any case, so
      // it opens again.
      onClose={({ currentTarget }) => show(currentTarget, heading.current)}
      onKeyDown={(event) => {
        // Without focusable content, Tab would leave the dialog, and a screen reader would lose its
        // place.
        if (event.key === 'Tab' && !dialog.current?.querySelector(CONTROLS)) event.preventDefault();
      }}
    >
      <h2 ref={heading} id={headingId} className="dialog-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}

function show(dialog: HTMLDialogElement | null, heading: HTMLElement | null): void {
  if (!dialog?.isConnected || dialog.open) return;
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? heading;
  first?.focus();
}

function restoreLostFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}
