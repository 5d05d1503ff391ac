// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminConsultationTracking: 'a6577aff58811e64618f7bd06aee92c0554cf0a06fecf16791455362e0f658dc',
  AdminConsultationTrackingList: '61963f46d2f77411e311d65ec4144e33ccbc91bca0d1c4e494017f2cab92cbdf',
  AdminConsultationTrackingNames: 'a8554365724b61667b8b983373c0ed4f00ac66fa4b828cb6898b52da71b9eced',
} as const;
