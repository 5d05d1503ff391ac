/** A mark in our care, as its table has it. */
export const ownMarkRow = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  name: 'QUILLBROOKE',
  number: '018000771',
  type: 'WORD',
  jurisdiction: 'EU',
  classes: [9],
  status: 'UNDER_EXAMINATION',
  filingDate: '2026-02-01',
  registrationDate: null,
  createdAt: new Date('2026-02-01T10:00:00Z'),
  updatedAt: new Date('2026-02-01T10:00:00Z'),
};
