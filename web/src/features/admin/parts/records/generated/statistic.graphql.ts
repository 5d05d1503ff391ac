// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminStatistic: '75ba0d379172e2ea98caccfba2443a891377fc1996507f4df86a474d3580f36f',
  AdminStatisticList: '1948d7e44de18c6da8f3272446dbe31a8985ef5692ca81eab85f771f34b7b5cb',
  AdminStatisticNames: '50255b7447fe0e7b315e122b59a9ca65b4267773b8c2e1860f949615861afd68',
  AdminCreateStatistic: 'ff0380bff62b742e83d659eba78a5bdcd5883c6085f215fa6e04f0aa22cf2ace',
  AdminUpdateStatistic: '4ef23be28b736584a453fc80d25ed64664f4e02c0a64711eb888d07ead915c43',
  AdminUpdateStatisticList: '697440ac9e9ee7b46bbba1a500b77bc000311179a04b940fc94dd3647991fd81',
  AdminDeleteStatistic: 'dd83af20f5b92486c6c238e4d653e790ebe8ed2a7e5a78b06854f5300bace8c2',
  AdminDeleteStatisticList: 'd7faff632f00246198da01828d93292e5866fe0569be6955e6488f795a3ffef3',
} as const;
