// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminUserTracking: '43438621fbfa42a0c9c4bed943eff6b908b29339e62c9de48f1133ca49e51712',
  AdminUserTrackingList: '09dffe13b918be70063f2704464a03f5c2d79cd6ee9173c417009855565e5592',
  AdminUserTrackingNames: '29ca13ff98b468c56e6481981111ac8e1049cedc4cd308b993f762e465ce2327',
} as const;
