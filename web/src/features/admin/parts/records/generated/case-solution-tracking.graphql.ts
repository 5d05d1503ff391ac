// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCaseSolutionTracking: '5723ea5a0b4bb2888cdd2661f4d3302ff447b8adb7ec698bcaddea740db3c6ad',
  AdminCaseSolutionTrackingList: 'b7a8642a85de5f83b100fd8d6d24d62f5fb8f3ab79130cdf16416a70d99bf66a',
  AdminCaseSolutionTrackingNames: '3186a6bb4e9173874ddc56864aea3f450db36b4a205086f731d6d10bb8a2f097',
} as const;
