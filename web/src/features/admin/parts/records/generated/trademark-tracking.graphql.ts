// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminTrademarkTracking: '6d018eb7c2d87302a729f5d86aa46b93a0a2beb7cf345f418f6303b08caf0f77',
  AdminTrademarkTrackingList: 'c00b40fdcdb4eb6665c1ba23019dd315009b9e9f949d514dc0b911767c433dba',
  AdminTrademarkTrackingNames: '864fbdeb0f5f9845849c840c8a65f01821e8b67eafc13bd9833fc84e777ceeb3',
} as const;
