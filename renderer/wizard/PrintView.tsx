import { useSyncExternalStore } from 'react';
import { LAST_CODE } from './screenViews.ts';
import type { WizardServices } from './WizardServices.ts';

export interface PrintViewProps {
  readonly services: WizardServices;
  /** Before the acknowledgement the print-out says that nothing was submitted. */
  readonly reference: string | undefined;
}

/** What goes on paper: every answer as words, marked as not submitted before it is (U-37). */
export function PrintView({ services, reference }: PrintViewProps) {
  const { printer } = services;
  const isPrinting = useSyncExternalStore(printer.subscribe, printer.get, () => false);
  const Printed = LAST_CODE.get()?.Printed;
  return isPrinting && Printed ? <Printed services={services} reference={reference} /> : null;
}
