/** What a mark consists of, as it is filed. @source specification, "Trademark types" */
export const trademarkTypes = [
  'WORD',
  'FIGURATIVE',
  'STYLIZED_CHARACTERS',
  'SHAPE',
  'COMBINED_SHAPE',
  'SOUND',
] as const;
export type TrademarkType = (typeof trademarkTypes)[number];
