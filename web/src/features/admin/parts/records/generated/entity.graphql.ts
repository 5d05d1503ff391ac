// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminParty: '8cea7f47247e482a8ad35aebe75696ff096d4082c8fed4171079be41f101cd4a',
  AdminPartyList: 'd079d4af21f182929e4d0985f2f7223beb8b6078064098274e095d16b6f51d6b',
  AdminPartyNames: '3ed94bed05cc13cda573af3689698a9a1b3f65968c1f1f0a1a16a19539eccb97',
  AdminCreateParty: '64dd85e784593f030d1a5acd4ae70acac2ec6db2338e0f3a451c069478c54269',
  AdminUpdateParty: '28d6ff504456dc79ef12f8953f157135ee413fce29c0887dcfeb1f9b91914fc0',
  AdminUpdatePartyList: '1f0dd1a1d36070cbc3e6728726f5ba14e947ba4fa41c2845c4d3c5714b2a16fa',
  AdminDeleteParty: '20d5aebdd4a3acb82434fea0f127809f2ddc79f0b2c77c18288c1bd623749b96',
  AdminDeletePartyList: '7c32facb837f1b28d1f0394e3a4a21a748a3b67b056ff0011e1f0ede5f28cad4',
} as const;
