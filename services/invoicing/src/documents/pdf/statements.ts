import { CONTENT_WIDTH, PAGE, type Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';

const SENTENCE: TextStyle = { size: 9, lineGap: 1.5 };

export function drawStatements(sheet: Sheet, statements: readonly string[]): void {
  if (statements.length > 0) sheet.y += 16;
  for (const statement of statements) {
    sheet.room(sheet.height(statement, CONTENT_WIDTH, SENTENCE));
    sheet.y += sheet.write(statement, { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH }, SENTENCE) + 4;
  }
}
