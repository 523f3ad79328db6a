import {
  formatFileSize,
  type LeafNode,
  methodName,
  nextStepKey,
  type PaymentMethodId,
  type PlanNode,
  type SignaturePlan,
} from '#engine';
import { expressionWords } from '#explain';
import { block, type Describer, line } from './Describer.ts';
import type { ReviewBlock, ReviewLine } from './ReviewBlock.ts';
import type { StatedFlag } from './words/ReviewWords.ts';

/**
 * Returns the blocks about everything but the fields: the fee, signatures, files, documents, the
 * texts after the submission, and the printed document.
 */
export function settingBlocks(describer: Describer): readonly ReviewBlock[] {
  return [
    feeBlock(describer),
    ...signatureBlocks(describer),
    filesBlock(describer),
    documentsBlock(describer),
    ...afterBlocks(describer),
    printedBlock(describer),
  ];
}

function feeBlock(describer: Describer): ReviewBlock {
  const { form, page } = describer;
  const { payment } = form.plan;
  const place = { key: '$fee', level: 2, title: page.headings.fee };
  const { phrases, lines } = page;
  if (!payment) return block(place, line(undefined, phrases.free));
  const items = payment.items.map((item) => feeText(describer, item));
  return block(
    place,
    line(undefined, chargeTexts(describer)),
    line(lines.amount, items.length > 0 ? [phrases.total, ...items] : []),
    line(lines.methods, methodTexts(describer)),
  );
}

function chargeTexts(describer: Describer): readonly string[] {
  const { form, page } = describer;
  const { free, counter, chargeIf } = page.phrases;
  const { payment } = form.plan;
  if (!payment) return [free];
  const charged = payment.required.filter(({ value }) => value);
  const conditions = charged.flatMap(({ when }) => when ?? []);
  const due = conditions.map((when) => describer.fill(chargeIf, describer.condition(when)));
  const onCounter = payment.onCounter.filter(({ value }) => value);
  return [
    ...(charged.length === 0 ? [free] : due),
    ...onCounter.map(({ when }) => describer.only(counter, when)),
  ];
}

type FeeItem = NonNullable<Describer['form']['plan']['payment']>['items'][number];

function feeText(describer: Describer, item: FeeItem): string {
  const { words, page } = describer;
  const { phrases } = page;
  const near = item.each === undefined ? '' : `${item.each}/*/`;
  const price = expressionWords(words, item.unitPrice, { near, isMoney: true });
  const quantity = expressionWords(words, item.quantity, { near });
  const isOne = item.quantity.op === 'literal' && Number(item.quantity.value) === 1;
  const amount = isOne ? price : describer.fill(phrases.times, quantity, price);
  const name = describer.text(`$fee.${item.id}`).join(' ');
  const each =
    item.each === undefined
      ? amount
      : describer.fill(phrases.eachRecord, words.name(item.each), amount);
  const text = name === '' ? each : describer.fill(phrases.sum, name, each);
  return describer.only(text, item.when, near);
}

/** Returns the ways to pay, with the names that applicants see. */
function methodTexts(describer: Describer): readonly string[] {
  const { form, page, words } = describer;
  const field = form.plan.paymentFields.map((pattern) => words.node(pattern)).find(hasOptions);
  const { online = [], offline = [] } = form.plan.manifest.payment ?? {};
  const named = (id: string) =>
    (field && form.texts[`${field.textKey}.options.${id}`]) ??
    methodName(id as PaymentMethodId, form.language);
  const { phrases } = page;
  return [
    ...(online.length > 0 ? [describer.fill(phrases.online, words.listed(online.map(named)))] : []),
    ...(offline.length > 0
      ? [describer.fill(phrases.offline, words.listed(offline.map(named)))]
      : []),
  ];
}

function hasOptions(node: PlanNode | undefined): node is LeafNode {
  return node?.kind === 'leaf' && node.options !== undefined;
}

function signatureBlocks(describer: Describer): readonly ReviewBlock[] {
  const { form, page } = describer;
  const { signatures } = form.plan;
  const place = { key: '$signatures', level: 2, title: page.headings.signatures };
  if (signatures.length === 0) return [block(place, line(undefined, page.phrases.noSignature))];
  const declaration = block(
    { key: '$signDeclaration', level: 3, title: page.headings.signDeclaration },
    line(undefined, describer.paragraphs('$form.signDeclaration')),
  );
  return [block(place), declaration, ...signatures.map((each) => signatureBlock(describer, each))];
}

function signatureBlock(describer: Describer, signature: SignaturePlan): ReviewBlock {
  const { page } = describer;
  const { lines, phrases } = page;
  const { id, order, when, holder, optional, disabled, later } = signature;
  const label = describer.text(`$signatures.${id}.label`).join(' ');
  const stated = (chosen: typeof optional, text: string) =>
    chosen.filter(({ value }) => value).map((each) => describer.only(text, each.when));
  const condition =
    when === undefined ? '' : describer.fill(phrases.requiredWhen, describer.condition(when));
  const kinds = { personal: phrases.personal, organisation: phrases.organisation };
  return block(
    {
      key: `$signature:${id}`,
      level: 3,
      title: label === '' ? describer.fill(phrases.order, order) : label,
    },
    line(lines.when, condition),
    line(undefined, [
      describer.fill(phrases.order, order),
      ...stated(optional, phrases.signOptional),
      ...(later ? [phrases.signLater] : []),
      ...stated(disabled, phrases.signByHand),
    ]),
    line(
      lines.holder,
      describer.chosen(holder, (value) => kinds[value]),
    ),
    line(lines.compared, comparedTexts(describer, signature)),
  );
}

const COMPARED = [
  'name',
  'idNumber',
  'organisationName',
  'authorisedName',
  'brNumber',
  'crNumber',
] as const;

function comparedTexts(describer: Describer, signature: SignaturePlan): readonly string[] {
  return COMPARED.flatMap((key) =>
    describer.chosen(signature[key] ?? [], (pattern) => describer.words.name(pattern)),
  );
}

function filesBlock(describer: Describer): ReviewBlock {
  const { form, page, words } = describer;
  const files = leavesOf(form.plan.root).filter((leaf) => leaf.file !== undefined);
  const texts = files.map((leaf) => {
    const { accept = [], maxBytes = 0 } = leaf.file ?? {};
    const kinds = describer.fill(page.rules.fileType ?? '', accept.join(', '));
    const size = describer.fill(page.rules.fileSize ?? '', formatFileSize(maxBytes));
    const limits = [kinds, size].join(words.wording.semicolon);
    return describer.fill(page.phrases.sizes, words.name(leaf.pattern), limits);
  });
  return block(
    { key: '$files', level: 2, title: page.headings.attachments },
    line(undefined, texts.length === 0 ? page.phrases.noFile : texts),
  );
}

function leavesOf(node: PlanNode): readonly LeafNode[] {
  if (node.kind === 'leaf') return [node];
  return (node.kind === 'list' ? [node.item] : node.children).flatMap(leavesOf);
}

function documentsBlock(describer: Describer): ReviewBlock {
  const { form, page } = describer;
  const texts = form.plan.documents.map(({ id, when }) =>
    describer.only(describer.text(`$documents.${id}.title`).join(' '), when),
  );
  return block(
    { key: '$documents', level: 2, title: page.headings.documents },
    line(undefined, texts.length === 0 ? page.phrases.noFile : texts),
  );
}

function afterBlocks(describer: Describer): readonly ReviewBlock[] {
  const { form, page } = describer;
  const { next = [], manifest } = form.plan;
  const texts = next.flatMap(({ id, for: ways = [], when }) => {
    const text = describer.only(describer.text(nextStepKey(id)).join(' '), when);
    const named = ways.map((way) => page.ways[way]);
    return named.length === 0
      ? text
      : describer.fill(page.phrases.forWay, named.join(describer.words.wording.comma), text);
  });
  const mail = manifest.skipAckEmail || manifest.noAck ? [] : [page.phrases.ackMail];
  const main = block(
    { key: '$after', level: 2, title: page.headings.after },
    line(undefined, texts.length === 0 ? page.phrases.noNext : texts),
    line(undefined, mail),
  );
  const keys = ['enclose', 'office', 'hours'] as const;
  const paper = keys.map((key) =>
    block(
      { key: `$${key}`, level: 3, title: page.headings[key] },
      line(undefined, describer.paragraphs(`$form.${key}`)),
    ),
  );
  return [main, ...paper];
}

function printedBlock(describer: Describer): ReviewBlock {
  const { form, page } = describer;
  const { manifest } = form.plan;
  const flags = (Object.keys(page.flags) as StatedFlag[]).filter((flag) => manifest[flag]);
  const hasReview = !manifest.skipReview && !manifest.simplifiedForm;
  const lines: readonly ReviewLine[] = [
    ...line(undefined, page.phrases.printed),
    ...line(undefined, hasReview ? page.phrases.reviewed : ''),
    ...line(
      undefined,
      flags.map((flag) => page.flags[flag]),
    ),
  ];
  return { key: '$printed', level: 2, title: page.headings.printed, lines };
}
