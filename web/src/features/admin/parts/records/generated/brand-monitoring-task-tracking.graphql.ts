// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminBrandMonitoringTaskTracking: '6d5b91013071b661acd2a29435e1f0fc8ffa96c7411a6b15e1a1cc1cbc6da70e',
  AdminBrandMonitoringTaskTrackingList: 'db4d561061686ea85027664a070410daf16dc45718ff2d6a071397d28a60496a',
  AdminBrandMonitoringTaskTrackingNames: 'f65e992c219375f7ed49f91229f41c7d682c6f2802b9c6eaaaee2fd75a83e62b',
} as const;
