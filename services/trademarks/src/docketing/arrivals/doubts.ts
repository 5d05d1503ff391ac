/** Why a letter of an office cannot be docketed as it was read: somebody has to look at it. */
export const readDoubts = [
  'no file',
  'file not kept',
  'broken file',
  'encrypted file',
  'no text',
  'sender unproved',
  'office unknown',
  'language unknown',
  'kind unknown',
  'mark unknown',
  'found by words only',
  'several marks',
  'no date',
  'date to come',
  'due date unknown',
  'due date over',
  'later than the rule',
  'docketed already',
] as const;
export type ReadDoubt = (typeof readDoubts)[number];
