// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCaseRequestTracking: '4cd062534921b933969e911dedebf6e251003f90339e28c02a6798d30adbf2f5',
  AdminCaseRequestTrackingList: '72ffa0df1155925cc64fd6cd1138ea2eb20b41c50eab84381cf36098ba505eab',
  AdminCaseRequestTrackingNames: '23f384a502e22c3ab343fb73fe221f42928054fc5a5f8ae58bd5db6505854508',
} as const;
