import { collected } from '@cotta/kit/runtime/pdf/collected.js';
import { CONTENT_WIDTH, INK, PAGE, Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';
import PDFDocument from 'pdfkit';
import {
  authorityDigest,
  type Authority,
  type Signature,
} from '../registration-request/approval/power-of-attorney.js';
import { authorityWords, representative, type AuthorityWords } from './authority-words.js';
import { drawSignature } from './draw-signature.js';

const GAP = 24;
const HALF = (CONTENT_WIDTH - GAP) / 2;
const LABEL: TextStyle = { size: 8, color: INK.muted };
const NAME: TextStyle = { size: 11.5, weight: 'strong' };
const BODY: TextStyle = { size: 9.5, lineGap: 2 };

/** The client's language stands on the left, English on the right; an English client gets one text. Equal input, equal bytes. */
export async function renderAuthority(
  authority: Authority,
  { day, signature = null }: { readonly day: Date; readonly signature?: Signature | null },
): Promise<Uint8Array> {
  const texts = [...new Set([authority.language, 'en' as const])].map(authorityWords);
  const [first] = texts;
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: authority.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${first?.title ?? ''} ${authority.mark.words}`.trim(), CreationDate: day, ModDate: day },
  });
  const bytes = collected(pdf);
  const sheet = new Sheet(pdf, () => undefined);
  drawTitle(sheet, texts, authority);
  drawParties(sheet, authority, texts);
  drawSubject(sheet, authority, texts);
  drawParagraphs(sheet, texts);
  drawSignature(sheet, texts, { signature, digest: authorityDigest(authority) });
  pdf.end();
  return bytes;
}

function both(texts: readonly AuthorityWords[], pick: (words: AuthorityWords) => string): string {
  return [...new Set(texts.map(pick))].join(' / ');
}

function drawTitle(sheet: Sheet, texts: readonly AuthorityWords[], authority: Authority): void {
  sheet.rule(sheet.y, { width: 28, color: INK.accent, weight: 2 });
  sheet.y += 14;
  sheet.y +=
    sheet.write(
      both(texts, ({ title }) => title),
      { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH },
      { size: 24, weight: 'title' },
    ) + 4;
  sheet.y +=
    sheet.write(
      both(texts, ({ sample, sampleRepresentative }) =>
        officesOfFirm(authority).length > 0 ? `${sample} ${sampleRepresentative}` : sample,
      ),
      { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH },
      { size: 8.5, color: INK.accent },
    ) + 18;
}

/** Those for which the draft names nobody: there the firm itself is authorised. */
function officesOfFirm({ offices, representatives = [] }: Authority): readonly string[] {
  const named = representatives.flatMap((one) => one.offices);
  return offices.map(({ code }) => code).filter((code) => !named.includes(code));
}

/** Whom it authorises, each with the offices; alone, the firm needs none. */
function authorisedIn(authority: Authority): NonNullable<Authority['representatives']> {
  const { representatives = [] } = authority;
  const offices = officesOfFirm(authority);
  if (offices.length === 0) return representatives;
  return [...representatives, { ...representative(), offices: representatives.length === 0 ? [] : offices }];
}

function drawParties(sheet: Sheet, authority: Authority, texts: readonly AuthorityWords[]): void {
  const { principal } = authority;
  const companyId =
    principal.companyId === null
      ? []
      : [`${both(texts, (words) => words.companyId)}: ${principal.companyId}`];
  const left = drawParty(sheet, PAGE.left, [
    both(texts, (words) => words.principal),
    principal.name,
    ...companyId,
    ...principal.lines,
  ]);
  const top = sheet.y;
  let right = 0;
  for (const { name, lines, offices } of authorisedIn(authority)) {
    sheet.y = top + right;
    right += drawParty(sheet, PAGE.left + HALF + GAP, [
      right === 0 ? both(texts, (words) => words.representative) : '',
      offices.length === 0 ? name : `${name} (${offices.join(', ')})`,
      ...lines,
    ]);
  }
  sheet.y = top + Math.max(left, right) + 14;
}

function drawParty(sheet: Sheet, x: number, [label = '', name = '', ...lines]: readonly string[]): number {
  let y = sheet.y;
  y += sheet.write(label, { x, y, width: HALF }, LABEL) + 3;
  y += sheet.write(name, { x, y, width: HALF }, NAME) + 2;
  for (const line of lines) y += sheet.write(line, { x, y, width: HALF }, BODY);
  return y - sheet.y;
}

function drawSubject(sheet: Sheet, { mark, offices }: Authority, texts: readonly AuthorityWords[]): void {
  sheet.rule(sheet.y);
  sheet.y += 10;
  const words = mark.words === '' ? both(texts, ({ noWords }) => noWords) : mark.words;
  const logo = mark.withLogo && mark.words !== '' ? ` (${both(texts, ({ withLogo }) => withLogo)})` : '';
  drawLine(
    sheet,
    both(texts, (text) => text.mark),
    `${words}${logo}`,
  );
  drawLine(
    sheet,
    both(texts, (text) => text.offices),
    offices.map(({ code, name }) => `${name} (${code})`).join('; '),
  );
  sheet.rule(sheet.y);
  sheet.y += 16;
}

function drawLine(sheet: Sheet, label: string, value: string): void {
  const width = 130;
  const at = { x: PAGE.left + width, y: sheet.y, width: CONTENT_WIDTH - width };
  sheet.write(label, { x: PAGE.left, y: sheet.y + 1.5, width: width - 8 }, LABEL);
  sheet.y += sheet.write(value, at, { ...BODY, weight: 'strong' }) + 8;
}

function drawParagraphs(sheet: Sheet, texts: readonly AuthorityWords[]): void {
  const width = texts.length === 1 ? CONTENT_WIDTH : HALF;
  for (const index of texts[0]?.paragraphs.keys() ?? []) {
    const columns = texts.map(({ paragraphs }) => `${index + 1}. ${paragraphs[index] ?? ''}`);
    const height = Math.max(...columns.map((text) => sheet.height(text, width, BODY)));
    sheet.room(height);
    for (const [column, text] of columns.entries())
      sheet.write(text, { x: PAGE.left + column * (HALF + GAP), y: sheet.y, width }, BODY);
    sheet.y += height + 10;
  }
}
