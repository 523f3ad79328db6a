import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  readonly title: string;
  /** Esc, or a Close button of the content, ends here. Absent: the dialog cannot be closed. */
  readonly onClose?: (() => void) | undefined;
  /** Where the focus goes when the dialog closes; by default to where it came from. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
  /** An alert is read out at once: its words are few and matter now. */
  readonly isAlert?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const CONTROLS = 'button, input, select, textarea, a[href], [tabindex="0"]';

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, the focus stays inside
 * and comes back, Esc closes where closing is allowed (D-25). The whole screen under 640 px.
 *
 * The element that carries `data-autofocus` gets the focus first, else the heading: with it a
 * screen reader begins at the top.
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

  // What had the focus may have gone with a change of the content: a reader goes on at the top.
  useEffect(() => rescue(heading.current));

  // A part of the content may change by itself, without a word to the dialog.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      // Who pressed beside the controls has the focus nowhere too, and is left alone.
      if (last instanceof Node && !last.isConnected) rescue(heading.current);
    });
    element.addEventListener('focusin', note);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);

  // Beside the page, not in it: a dialog's form must not stand inside the step's form.
  return createPortal(
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // Who calls off the choice of a file, or makes the same one again, means that only.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // Asked again and again (Esc, Back of a phone), a browser closes it, whatever the page says.
      onClose={({ currentTarget }) => show(currentTarget, heading.current)}
      onKeyDown={(event) => {
        // With nothing to go to (a wait), Tab would leave the page and lose the reader's place.
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

function rescue(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}
