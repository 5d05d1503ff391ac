/** What a stored document is. @source specification, "Document types"; what offices send us and `Screenshot`, a page of somebody else as it was seen, `Product picture`, what a client sells, `Letter to the other side`, as its client approved it, and `Attachment`, what came with words, come last and are our own */
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
  'Screenshot',
  'Product picture',
  'Letter to the other side',
  'Attachment',
] as const;

export type DocumentType = (typeof documentTypes)[number];
