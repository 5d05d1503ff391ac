// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminOfficeActionIssue: 'e274641f4f1e85f4b8b1f55389afa369716aa9044cc15a342835e9b00aeded00',
  AdminOfficeActionIssueList: '599dac74659d8cbd1319c671aadfb570845a95b91b53eefac374d86c0394d55e',
  AdminOfficeActionIssueNames: '3f0d5485c4351ac9bc3898ab40f7b453eaeb338cbbd864c002aeeb55972efbbf',
  AdminCreateOfficeActionIssue: 'fd8c9226943c88ff58482d19f253beed403a2c523345004c42872a5b690df509',
  AdminUpdateOfficeActionIssue: '3ef2a0668aa9ce33a44c7f36e5643f2feb0336ca4d4afcf1dcbdcd31ed91c956',
  AdminUpdateOfficeActionIssueList: '2cf2cd48cc834c4749c539bdecef2766abb31c7a805519438dfb9a086fbdd2d0',
  AdminDeleteOfficeActionIssue: '90ea8dc2689ad336d396181a2f0b1e06fdd342ef4a3e749d9fe3f784197dd1d2',
  AdminDeleteOfficeActionIssueList: 'e65879a555006f45dc09919345b5d21a1d6873db07e080719ce57649909993ca',
} as const;
