/** What a stored document is. @source specification, "Document types" */
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
] as const;

export type DocumentType = (typeof documentTypes)[number];
