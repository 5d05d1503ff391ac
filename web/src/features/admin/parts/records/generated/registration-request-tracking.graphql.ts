// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminRegistrationRequestTracking: '4feb721288d6520578e6e867dd4f5053dea8cac2caf6a2e8610649113eef5286',
  AdminRegistrationRequestTrackingList: 'fb2085e05ac65af22491cf42a2d928c1734e11b3cc9f692325f986958a3c55e4',
  AdminRegistrationRequestTrackingNames: 'cac883375aff61747da35cc35f406db51751d5864759a01dd7afa3d96257fe38',
} as const;
