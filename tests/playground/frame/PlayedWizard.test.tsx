// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileForm } from '#compiler';
import type { PlayedForm } from '../../../playground/compile/CompileMessages.ts';
import type { FromFrame } from '../../../playground/frame/FrameMessages.ts';
import { Inbox } from '../../../playground/frame/Inbox.ts';
import { PlayedWizard } from '../../../playground/frame/PlayedWizard.tsx';
import type { OpenAnswers } from '../../../playground/frame/reviewOnly.ts';
import { newFormFiles } from '../../../scripts/forms/text/newFormFiles.ts';
import { parseFolder } from '../../../server/forms/source/parseFolder.ts';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { settled } from '../../support/showWizard.tsx';

const CODE = 'LR960';
let form: PlayedForm;
beforeAll(() => {
  polyfillDialog();
  form = played();
});

let inbox: Inbox;
let answers: OpenAnswers;
const send = vi.fn<(message: FromFrame) => void>();
beforeEach(() => {
  inbox = new Inbox();
  answers = {};
  send.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // Node cannot import a blob, so the source is imported from its text.
  URL.createObjectURL = () => `data:text/javascript,${encodeURIComponent(form.validatorSource)}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

/** Compiles a new form with a label of its only question. */
function played(label = 'Name of applicant'): PlayedForm {
  const sources = [...newFormFiles(CODE)].map(
    ([path, text]) => [`forms/${CODE}/${path}`, text.replace('Name of applicant', label)] as const,
  );
  const { files } = parseFolder(CODE, new Map(sources));
  if (!files) throw new Error('Cannot parse the form');
  const {
    plan,
    texts,
    tests = {},
    validatorSource = '',
  } = compileForm(
    files,
    { defs: {}, tables: {} },
    {
      digest: (text) => createHash('sha256').update(text).digest('hex'),
      rulesModule: pathToFileURL('engine/rules/library.ts').href,
    },
  );
  if (!plan) throw new Error('Cannot compile the form');
  return { plan, texts, tests, validatorSource };
}

/** Shows the wizard, and sends it a form of the page. */
async function show(next = form, run = 1) {
  await inPortal(<PlayedWizard {...{ inbox, answers, send }} />);
  await take(next, run);
}

async function take(next: PlayedForm, run: number) {
  await act(async () => inbox.take({ kind: 'form', form: next, run }));
  await settled();
  await vi.waitFor(() => screen.getByRole('textbox'));
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const sent = (kind: FromFrame['kind']) =>
  send.mock.calls.map(([each]) => each).filter((each) => each.kind === kind);

describe('PlayedWizard', () => {
  it('renders nothing before the first form, then its first step', async () => {
    const { container } = await inPortal(<PlayedWizard {...{ inbox, answers, send }} />);
    expect(container.querySelector('form')).toBeNull();
    expect(sent('language')).toEqual([{ kind: 'language', language: 'en' }]);
    await take(form, 1);
    expect(screen.getByLabelText(/Name of applicant/)).toBe(box());
  });

  it('sends the answers and their errors, now and after a change', async () => {
    await show();
    expect(sent('verdict')[0]).toMatchObject({
      verdict: { hash: form.plan.hash, data: {}, errors: [{ path: '/applicantName' }] },
    });
    fireEvent.change(box(), { target: { value: 'CHAN TAI MAN' } });
    fireEvent.blur(box());
    await vi.waitFor(() =>
      expect(sent('verdict').at(-1)).toMatchObject({
        verdict: { data: { applicantName: 'CHAN TAI MAN' }, errors: [] },
      }),
    );
    expect(answers.store?.fee().totalCents).toBe(0);
  });

  it('fills in the answers of the page, and reports answers of another shape', async () => {
    await show();
    await act(async () => inbox.take({ kind: 'answers', data: { applicantName: 'LEE' } }));
    expect(box().value).toBe('LEE');
    await act(async () => inbox.take({ kind: 'answers', data: { applicantName: [1] } }));
    expect(sent('filled')).toEqual([
      { kind: 'filled', fits: true },
      { kind: 'filled', fits: false },
    ]);
    expect(box().value).toBe('LEE');
  });

  it('reports a form that cannot be opened', async () => {
    URL.createObjectURL = () => 'data:text/javascript,}';
    await inPortal(<PlayedWizard {...{ inbox, answers, send }} />);
    await act(async () => inbox.take({ kind: 'form', form, run: 1 }));
    await vi.waitFor(() =>
      expect(sent('failed')).toEqual([
        { kind: 'failed', message: expect.stringContaining('Error') },
      ]),
    );
  });

  it('keeps the answers when the form changes, and drops them for another folder', async () => {
    await show();
    await act(async () => inbox.take({ kind: 'answers', data: { applicantName: 'LEE' } }));
    const edited = played('Name of owner');
    await take(edited, 1);
    await vi.waitFor(() => screen.getByLabelText(/Name of owner/));
    expect(box().value).toBe('LEE');
    await take(edited, 2);
    await vi.waitFor(() => expect(box().value).toBe(''));
  });

  it('shows the language that the page chooses', async () => {
    await show();
    await act(async () => inbox.take({ kind: 'language', language: 'zh-Hant' }));
    await vi.waitFor(() => screen.getByLabelText(/申請人姓名/));
    await vi.waitFor(() =>
      expect(sent('language').at(-1)).toEqual({ kind: 'language', language: 'zh-Hant' }),
    );
  });
});
