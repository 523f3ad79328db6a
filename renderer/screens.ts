/**
 * The renderer's second entry point, for stories and the playground. It exports components that need the portal
 * (texts, configuration, a server). `index.ts`, the first entry point, only renders fields.
 */

export { type FormEntry, formOf, type LoadedForm } from './api/formApi.ts';

import './dialogs/dialogs.css';
import './layout/layout.css';
import './wizard/wizard.css';

export { createHttp } from './api/http.ts';
export { mockTransport } from './api/mock/mockTransport.ts';
export type { Transport, WireRequest, WireResponse } from './api/transport.ts';
export { CrashPage } from './app/CrashPage.tsx';
export { FormsPage } from './app/FormsPage.tsx';
export { MaintenancePage } from './app/MaintenancePage.tsx';
export { NotRecognized } from './app/NotRecognized.tsx';
export { TermsPage } from './app/TermsPage.tsx';
export { AutofillDialogs } from './autofill/AutofillDialogs.tsx';
export { BankWindow } from './browser/BankWindow.ts';
export { CaptchaDialog } from './captcha/CaptchaDialog.tsx';
export { ConfirmDialog } from './dialogs/ConfirmDialog.tsx';
export { ErrorDialog } from './dialogs/ErrorDialog.tsx';
export { FontSizeDialog } from './dialogs/FontSizeDialog.tsx';
export { MessageDialog } from './dialogs/MessageDialog.tsx';
export { SessionWarning } from './dialogs/SessionWarning.tsx';
export { TimedOutDialog } from './dialogs/TimedOutDialog.tsx';
export { ValidationDialog } from './dialogs/ValidationDialog.tsx';
export { DraftOffer } from './draft/DraftOffer.tsx';
export { createI18n } from './i18n/i18n.ts';
export { useFieldMessageText } from './i18n/useFieldMessageText.ts';
export { LoadingOverlay } from './layout/LoadingOverlay.tsx';
export { OfflineNote } from './layout/OfflineNote.tsx';
export type { PaymentActor } from './payment/PaymentActor.ts';
export { PaymentDialog } from './payment/PaymentDialog.tsx';
export { LanguageProvider, useLanguage } from './portal/LanguageProvider.tsx';
export { type Portal, PortalContext, usePortal } from './portal/Portal.ts';
export { type RuntimeConfig, readRuntimeConfig } from './portal/runtimeConfig.ts';
export {
  ConditionsPanel,
  type ConditionsPanelProps,
} from './preview/conditions/ConditionsPanel.tsx';
export { PreviewedWizard, type PreviewSource } from './preview/PreviewedWizard.tsx';
export { currentScreenId, replaceAnswers } from './preview/replaceAnswers.ts';
export { ReviewTree } from './review/ReviewTree.tsx';
export { ImportReport } from './saved-file/dialogs/ImportReport.tsx';
export { LoadDialog } from './saved-file/dialogs/LoadDialog.tsx';
export { Loaded } from './saved-file/dialogs/Loaded.tsx';
export { SaveDialog } from './saved-file/dialogs/SaveDialog.tsx';
export { CertificateDialog } from './signing/CertificateDialog.tsx';
export { IdentityDialog } from './signing/IdentityDialog.tsx';
export { SignatureCard } from './signing/SignatureCard.tsx';
export { LAST_CODE } from './wizard/screenViews.ts';
export type { WizardHandle } from './wizard/useWizard.ts';
export { WizardPage } from './wizard/WizardPage.tsx';
