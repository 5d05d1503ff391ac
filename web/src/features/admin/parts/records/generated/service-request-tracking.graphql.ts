// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminServiceRequestTracking: '727de157d714bbdaf472dba9bb59290081e1f7c56d0ef61e42e7b229aadb89ab',
  AdminServiceRequestTrackingList: 'b51cca71951097b41a90f0bc7509a2730b28311583536c980bc195c4bc25b1b7',
  AdminServiceRequestTrackingNames: 'f119a9f27e0c39549a89134570c9679e09b307b3727dc75b3c7c3da2f8bb646e',
} as const;
