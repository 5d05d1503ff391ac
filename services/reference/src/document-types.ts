/** What a stored document is. @source specification, "Document types"; what offices send us comes last and is our own */
export const documentTypes = [
  'Logo',
  'Specimen',
  'Delegation',
  'User signed POA',
  'Business certificate',
  'Priority filing document',
  'Application logo in B&W',
  'Application logo series',
  'Application logo',
  'Registration certificate',
  'Invoice',
  'Verification report',
  'Office letter',
  'Office receipt',
] as const;

export type DocumentType = (typeof documentTypes)[number];
