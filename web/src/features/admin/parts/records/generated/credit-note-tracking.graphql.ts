// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCreditNoteTracking: '7b25ad6525d88f30296d7901311faa13415afea91d39ccff1a9dd4fe29dde39d',
  AdminCreditNoteTrackingList: 'e46dfa1cdbb6a6d7353e4116df283f6d6db554d18bdc324b8ecdbbdd03ac9041',
  AdminCreditNoteTrackingNames: 'fab8d58705d1c03d0ea341a52f1dd73e2c15dae1769cd4aee258cf5d96772102',
} as const;
