import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGINE_KEYS, RULE_KEYWORDS } from '#compiler';
import { LANGUAGES } from '#engine';
import { messageKeys } from '../../.storybook/messageKeys.ts';
import { formCodes, ROOT } from '../../.storybook/storySources.ts';

const MESSAGE = /^(?:validation|validationErr|warn)_/;

const table = await messageKeys();
const rowOf = (key: string) => table.find((row) => row.key === key);

it('messageKeys: has texts in three languages for every key', () => {
  expect(table.length).toBeGreaterThan(60);
  const wordless = table.filter(({ texts }) => LANGUAGES.some((language) => !texts[language]));
  expect(wordless.map(({ key }) => key)).toEqual([]);
});

it.each(RULE_KEYWORDS)(
  'messageKeys: names the keyword $keyword in the row of its message',
  (rule) => {
    expect(rowOf(rule.key)?.rules).toContain(rule.keyword);
  },
);

it.each(Object.entries(ENGINE_KEYS))(
  'messageKeys: names the message of the engine: %s',
  (name, key) => {
    const rules = rowOf(key)?.rules ?? [];
    expect(rules.some((rule) => rule === name || rule === `(${name})`)).toBe(true);
  },
);

it.each([
  ['validation_invalidHKID', 'LREAL1 /IdNo', 'a rule of a field'],
  ['validationErr_prnFormat', 'LREAL1 /orders/*/PRN', 'a rule of a field in a record'],
  ['validation_maxRecords', 'LREAL1 /orders', 'the length of a list'],
  ['validationErr_duplicatePrn', 'LREAL1 /orders/*/PRN', 'a comparison of records'],
  ['validation_required', 'LREAL1 /OwnerType', 'a required answer'],
])('messageKeys: lists in the row of %s the field %s (%s)', (key, field) => {
  expect(rowOf(key)?.fields).toContain(field);
});

it('messageKeys: names the source file of a key that no keyword raises', () => {
  const row = rowOf('validation_notPrintable');
  expect(row?.rules).toEqual([]);
  expect(row?.files).toContain('server/services/answers/printableRules.ts');
});

it.each([
  ['certificate.expired', 'renderer/wizard/effects/certificateCalls.ts'],
  ['certificate.pinRequired', 'renderer/signing/CertificateDialog.tsx'],
  ['D70003', 'engine/identity/identityMachine.ts'],
  ['identity.numberRequired', 'renderer/signing/IdentityNumberForm.tsx'],
  ['signingFailed', 'renderer/api/signingApi.ts'],
  ['field.required', 'renderer/wizard/state/useErrorLines.ts'],
  ['field.identityAppOff', 'renderer/signing/SignatureCard.tsx'],
  ['dataNotFound', 'renderer/api/http.ts'],
  ['paymentNotAvailable', 'server/routes/payment/sendRefusal.ts'],
  ['fps.expired', 'renderer/payment/FpsPanel.tsx'],
  ['fps.timedOut', 'renderer/payment/PaymentResult.tsx'],
  ['hidden.limit', 'renderer/payment/methods/WithheldNotes.tsx'],
  ['hidden.until', 'renderer/payment/methods/WithheldNotes.tsx'],
  ['chosenGone', 'renderer/payment/MethodChoice.tsx'],
  ['popup.blocked', 'renderer/payment/WaitingPanel.tsx'],
  ['file.otherContent', 'renderer/widgets/file/refusal.ts'],
  ['files.tooMany', 'renderer/widgets/files/useAddedFiles.ts'],
  ['captcha.failed', 'renderer/captcha/CaptchaDialog.tsx'],
  ['load.dropped', 'renderer/saved-file/dialogs/Loaded.tsx'],
  ['draft.unusable', 'renderer/draft/KeptDraft.tsx'],
  ['language.failed', 'renderer/portal/LanguageProvider.tsx'],
  ['widget.failed', 'renderer/form-context/lazyCode.tsx'],
  ['search.none', 'renderer/widgets/combobox/Combobox.tsx'],
  ['server.unreachable', 'renderer/app/FormList.tsx'],
])('messageKeys: lists in the row of %s the source file %s', (key, file) => {
  expect(rowOf(key)?.files).toContain(file);
});

it('messageKeys: has no texts that report no error', () => {
  const calm = ['certificate.choose', 'file.choose', 'files.added', 'field.signed', 'payOnline'];
  expect(calm.filter(rowOf)).toEqual([]);
});

/** Returns the values that a schema's author writes after `key` and `requiredKey`, at any depth. */
function keysWritten(json: unknown): readonly string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => {
    const isKey = /^(?:key|requiredKey)$/.test(name) && MESSAGE.test(String(value));
    return isKey ? [String(value)] : keysWritten(value);
  });
}

async function readJson(...path: readonly string[]): Promise<unknown> {
  return JSON.parse(await readFile(join(ROOT, ...path), 'utf8'));
}

it.each(await formCodes())(
  'messageKeys: names a field of %s in the row of every key of its schema',
  async (code) => {
    const written = keysWritten(await readJson('forms', code, 'schema.json'));
    const missing = written.filter(
      (key) => !rowOf(key)?.fields.some((field) => field.startsWith(`${code} `)),
    );
    expect(missing).toEqual([]);
  },
);

it('messageKeys: has a row with fields for every key of a shared block', async () => {
  const files = (await readdir(join(ROOT, 'schemas/defs'))).filter((name) => /json$/.test(name));
  const written = await Promise.all(files.map((file) => readJson('schemas/defs', file)));
  const keys = keysWritten(written);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !rowOf(key)?.fields.length)).toEqual([]);
});

it.each(['validation', 'errors'])(
  'messageKeys: has a row for every key of the catalogue %s',
  async (name) => {
    const texts = await readJson('renderer/i18n/locales/en', `${name}.json`);
    const keys = Object.entries(texts as Readonly<Record<string, string>>);
    // Singular texts share the row of the plural text.
    const rowFor = (key: string) => rowOf(key.replace(/_one$/, ''));
    const missing = keys.filter(([key, words]) => !rowFor(key)?.texts.en.includes(words));
    expect(missing).toEqual([]);
  },
);

/** Keys that report no error, by their catalogue: a text of any other key must have a row. */
const CALM: Readonly<Record<string, readonly RegExp[]>> = {
  payment: [
    /^(?:connection\.lost|other\.\w+|window\.closed)$/,
    // Headings and lines of a result; an error has the key of its status.
    /^(?:approved|checking)(?:\.|$)|^(?:rejected|notCharged|retry|retryMethod|retryNever|retryOther)$/,
    /^(?:amount|date|description|reference|total|totalAmount|trans(?:ac|ica)tion\w+)$/,
    /^(?:btn(?:Close|Pay)|cancel|cancelling|ch(?:ange|oose|osen)Method|chooseCard|loading\w*)$/,
    /^(?:newWindow|notes|payOnline|testMode)$/,
    /^fps\.(?:alt|amount|new|newSoon|openApp|paymentId|remaining|scan|secondsLeft|simulator)$/,
    /^fps\.(?:title|valid)$/,
    /^method(?:\.|$)/,
    /^popup\.(?:link|reopen|title|wait)$/,
    /^sheet\./,
    /^wait\./,
  ],
  signing: [
    /^certificate\.(?:choose|chooseOther|file|fileHint|lead|organisation|personal|pin|pinHint)$/,
    /^certificate\.(?:sign|signing|test|testLink|title)$/,
    /^field\.(?:about|change|disabled|empty|later|optional|putOff|sign|signByApp|signed|signedAt)$/,
    /^identity\.(?!numberRequired$)/,
    // Contains the error of another key.
    /^field\.(?:changeErrored|errored)$/,
    /^(?:saveForNextSigner|signOnPaper)$/,
  ],
  wizard: [
    /^(?:ack|autofill|button|clear|dialog|restart|review|save|signatureChanged|signaturesCleared|step|submission)\./,
    /^captcha\.(?:answer|audio\w*|hint|image|lead|new\w*|retry|title)$/,
    /^draft\.(?!(?:dropped|missing|offer\.failed|unusable)$)/,
    /^load\.(?!dropped)/,
    /^notes\.(?!ios)/,
    /^pdf\.(?:download|made|making|preview|stale|title)$/,
    // Lines around the errors.
    /^problems(?:_one|_other|\.(?:close|lead|line))$/,
    /^session\.(?:body|renew|save|submitted\.\w+|timedOut\.title|title)$/,
    /^validating$/,
  ],
  common: [
    /^(?:banner|brand|button|faq|fontSize|footer|header|index|loading|steps|terms|title)\./,
    /^(?:backToTop|hotline|loading|newTab|online|required|returnToFormList|siteTitle|skip)$/,
    /^maintenance\.downloads$|^(?:maintenance|notFound|suspension)\.title$/,
  ],
  form: [
    /^(?:advice|amount|choice|count|date|error|hint|mark|name|output|summary|value)\./,
    // The number of invalid answers: each answer has its own message.
    /^record\.wrong(?:_one)?$/,
    /^record\.(?!full|wrong)/,
    /^required$/,
    /^widget\.(?:loading|retry)$/,
  ],
  lazyForm: [
    /^address\.(?:count|filled|found|retry|search\w*|undone)/,
    // Each failure of the log-in has its own key.
    /^autofill\./,
    /^(?:consent|eCheque|lot|method|password|percentage|record|time)\./,
    /^date\.(?!noCalendar)/,
    /^file\.(?:accepted|checking|choose|dismiss|drop|reading|removed?|replace|retry)$/,
    /^files\.(?:added|choose|drop|more|most|numbered|together|total)$/,
    /^search\.(?:found|hint|list|open)/,
  ],
  forms: [/^count(?:_one)?$/, /^group\./, /^(?:none|search)$/],
};

describe.each(Object.entries(CALM))('the catalogue %s', (name, calm) => {
  it('has a row for every key that reports an error, and for no other key', async () => {
    const texts = await readJson('renderer/i18n/locales/en', `${name}.json`);
    const entries = Object.entries(texts as Readonly<Record<string, string>>);
    const isCalm = (key: string) => calm.some((pattern) => pattern.test(key));
    // Catalogues may share a key: the row belongs to the catalogue whose text it has.
    const wrong = entries.filter(
      ([key, words]) => isCalm(key) === (rowOf(key)?.texts.en === words),
    );
    expect(wrong).toEqual([]);
    expect(calm.filter((pattern) => !entries.some(([key]) => pattern.test(key)))).toEqual([]);
  });
});

/** Texts of the specification with the old name of Google Pay. */
const NOT_YET = /^error\.androidPay(?:Incapable|Unsupported)$/;

it('messageKeys: has no unused key, except the texts of the specification', () => {
  const idle = table
    .filter(({ rules, fields, files }) => rules.length + fields.length + files.length === 0)
    .map(({ key }) => key);
  expect(idle.filter((key) => !NOT_YET.test(key))).toEqual([]);
  expect(table.filter(({ key }) => NOT_YET.test(key)).map(({ key }) => key)).toEqual(idle);
});

it('messageKeys: links the text for a part of an answer to its rule', () => {
  expect(rowOf('validation_invalidHKID_check')?.rules).toEqual(['hkid']);
  expect(rowOf('validation_invalidHKID_check')?.fields).toContain('LREAL1 /IdNo');
});

it('messageKeys: names the dialog that raises a key of its own fields', () => {
  expect(rowOf('passwordWrongLength')?.files).toContain(
    'renderer/saved-file/dialogs/SaveDialog.tsx',
  );
});

it('messageKeys: has the texts of a form that replace the product’s', () => {
  const { ownWords } = rowOf('validation_required') ?? {};
  expect(ownWords?.['LR172 /contactPhone']).toBe('Enter a contact telephone number');
});
