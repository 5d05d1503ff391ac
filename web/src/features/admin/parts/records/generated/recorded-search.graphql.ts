// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminRecordedSearch: '966232e27991fe29bd92bf75e98dbe4dff82fbdadd3ddd6884636225a206448d',
  AdminRecordedSearchList: '5b68e16640de4353da65a16a8e6665f15975a0813935ff116228667891b00681',
  AdminRecordedSearchNames: '40535520111cfe17dcf9872017a1ca04959331cf7f20e2fc9fb59309e004e924',
} as const;
