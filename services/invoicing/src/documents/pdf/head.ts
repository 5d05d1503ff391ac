import type { Fact, PrintedDocument, PrintedParty } from '../printed-document.js';
import {
  CONTENT_WIDTH,
  INK,
  PAGE,
  type Place,
  type Sheet,
  type TextStyle,
} from '@cotta/kit/runtime/pdf/sheet.js';

export const LABEL: TextStyle = { size: 7.5, color: INK.muted };
const VALUE: TextStyle = { size: 9.5, weight: 'strong' };
const SMALL: TextStyle = { size: 9, lineGap: 1.5 };
const COLUMN_GAP = 24;
const FACTS_IN_ROW = 4;
const FACT_GAP = 12;

/** First page: what it is, who sells to whom, when. */
export function drawHead(sheet: Sheet, document: PrintedDocument): void {
  drawTitle(sheet, document);
  drawParties(sheet, document);
  drawFacts(sheet, document.facts);
}

/** Further pages: which document they belong to. */
export function drawRunningHead(
  sheet: Sheet,
  { title, number }: Pick<PrintedDocument, 'title' | 'number'>,
): void {
  sheet.y +=
    sheet.write(`${title} ${number}`, { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH }, LABEL) + 14;
}

function drawTitle(sheet: Sheet, { title, number, warning }: PrintedDocument): void {
  sheet.rule(sheet.y, { width: 28, color: INK.accent, weight: 2 });
  sheet.y += 14;
  const size = 25;
  const numberStyle: TextStyle = { size: 15, align: 'right' };
  const numberWidth = Math.ceil(sheet.width(number, numberStyle)) + 1;
  const height = sheet.write(
    title,
    { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH - numberWidth - COLUMN_GAP },
    { size, weight: 'title' },
  );
  sheet.write(
    number,
    { x: PAGE.left + CONTENT_WIDTH - numberWidth, y: sheet.y + 7, width: numberWidth },
    numberStyle,
  );
  sheet.y += height;
  if (warning !== null)
    sheet.y +=
      sheet.write(
        warning,
        { x: PAGE.left, y: sheet.y + 2, width: CONTENT_WIDTH },
        { size: 9.5, color: INK.accent },
      ) + 2;
  sheet.y += 20;
}

function drawParties(sheet: Sheet, { seller, buyer }: PrintedDocument): void {
  const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
  const right = PAGE.left + width + COLUMN_GAP;
  const heights = [
    drawParty(sheet, seller, { x: PAGE.left, y: sheet.y, width }),
    drawParty(sheet, buyer, { x: right, y: sheet.y, width }),
  ];
  sheet.y += Math.max(...heights) + 18;
}

function drawParty(sheet: Sheet, { heading, name, lines }: PrintedParty, { x, y, width }: Place): number {
  let below = y + sheet.write(heading, { x, y, width }, LABEL) + 3;
  below += sheet.write(name, { x, y: below, width }, { size: 11.5, weight: 'strong' }) + 2;
  for (const line of lines) below += sheet.write(line, { x, y: below, width }, SMALL);
  return below - y;
}

function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const width = (CONTENT_WIDTH - (FACTS_IN_ROW - 1) * FACT_GAP) / FACTS_IN_ROW;
  sheet.rule(sheet.y);
  for (let first = 0; first < facts.length; first += FACTS_IN_ROW) {
    const row = facts.slice(first, first + FACTS_IN_ROW);
    const height = Math.max(
      ...row.map(
        ({ label, value }) => sheet.height(label, width, LABEL) + 2 + sheet.height(value, width, VALUE),
      ),
    );
    sheet.y += 8;
    sheet.room(height);
    for (const [position, fact] of row.entries())
      drawFact(sheet, fact, { x: PAGE.left + position * (width + FACT_GAP), y: sheet.y, width });
    sheet.y += height;
  }
  sheet.y += 8;
  sheet.rule(sheet.y);
  sheet.y += 22;
}

function drawFact(sheet: Sheet, { label, value }: Fact, { x, y, width }: Place): void {
  const height = sheet.write(label, { x, y, width }, LABEL) + 2;
  sheet.write(value, { x, y: y + height, width }, VALUE);
}
