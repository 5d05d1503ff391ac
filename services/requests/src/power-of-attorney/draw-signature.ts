import { CONTENT_WIDTH, INK, PAGE, type Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';
import type { Signature, Stroke } from '../registration-request/approval/power-of-attorney.js';
import type { AuthorityWords } from './authority-words.js';

const FIELD = { width: 230, height: 76 } as const;
const BOX_HEIGHT = 170;
const LABEL: TextStyle = { size: 8, color: INK.muted };
const VALUE: TextStyle = { size: 9.5, weight: 'strong' };

interface Signed {
  readonly signature: Signature | null;
  readonly digest: string;
}

/** Name as typed, lines as drawn, when and from where; the digest says what it stands under. */
export function drawSignature(
  sheet: Sheet,
  texts: readonly AuthorityWords[],
  { signature, digest }: Signed,
): void {
  sheet.room(BOX_HEIGHT);
  const said = (pick: (words: AuthorityWords['signature']) => string): string =>
    [...new Set(texts.map((words) => pick(words.signature)))].join(' / ');
  sheet.y += 6;
  sheet.rule(sheet.y, { color: INK.text, weight: 1 });
  sheet.y += 10;
  sheet.y +=
    sheet.write(
      said(({ heading }) => heading),
      { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH },
      { size: 11.5, weight: 'strong' },
    ) + 8;
  if (signature === null) {
    sheet.y +=
      sheet.write(
        said(({ unsigned }) => unsigned),
        { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH },
        { size: 9.5, color: INK.accent },
      ) + 6;
  } else {
    const top = sheet.y;
    for (const stroke of signature.strokes) drawStroke(sheet, stroke, top);
    sheet.rule(top + FIELD.height, { width: FIELD.width });
    const x = PAGE.left + FIELD.width + 24;
    const width = CONTENT_WIDTH - FIELD.width - 24;
    const facts: readonly (readonly [string, string])[] = [
      [said(({ name }) => name), signature.name],
      ...(signature.function === null
        ? []
        : [[said((words) => words.function), signature.function] as const]),
      [said(({ time }) => time), signature.signedAt.toISOString().slice(0, 19).replace('T', ' ')],
      ...(signature.addressKey === null
        ? []
        : [[said(({ address }) => address), signature.addressKey.slice(0, 16)] as const]),
    ];
    let y = top;
    for (const [label, value] of facts) {
      y += sheet.write(label, { x, y, width }, LABEL) + 1;
      y += sheet.write(value, { x, y, width }, VALUE) + 4;
    }
    sheet.y = Math.max(top + FIELD.height, y) + 8;
  }
  sheet.y += sheet.write(
    `${said((words) => words.digest)}: ${digest}`,
    { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH },
    { size: 7.5, color: INK.muted },
  );
}

/** Thousandths of the field's width on both axes, as they were drawn; what lies outside stays inside. */
function drawStroke(sheet: Sheet, stroke: Stroke, top: number): void {
  const point = (index: number): readonly [number, number] => [
    PAGE.left + (Math.min(stroke[index] ?? 0, 1000) / 1000) * FIELD.width,
    top + Math.min(((stroke[index + 1] ?? 0) / 1000) * FIELD.width, FIELD.height),
  ];
  sheet.pdf
    .lineWidth(1.4)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(INK.text)
    .moveTo(...point(0));
  for (let index = 2; index < stroke.length; index += 2) sheet.pdf.lineTo(...point(index));
  sheet.pdf.stroke();
}
