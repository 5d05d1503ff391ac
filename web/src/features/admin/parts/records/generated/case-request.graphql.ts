// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCaseRequest: '41fd99c86b5dcaf7689f599910731ce33243e0ca6e88a6383159c19164d7e987',
  AdminCaseRequestList: '64d5b96eb120f0e54179e87f6016c4e3ffa70e822fe32cceebc93a847c4f2c5d',
  AdminCaseRequestNames: '65adc41a0fae0cfcc50de994d39207e63d284739e04ae97e856b6e8c69f318b8',
  AdminCreateCaseRequest: '55ed2cb9fda68088c986615363cb813bbcbb7987fd2613b5deeea8b5597bab51',
  AdminUpdateCaseRequest: '894a8d03b76b189aab033251cb96638e26287bfbd31d3e1e1f338de4af36d9cb',
  AdminUpdateCaseRequestList: '657fbf45777fff334d6250fd842f532f9a3e879f5389c4f2dca4d4df829e05bc',
  AdminDeleteCaseRequest: '75ceedad1f8c6538cb859d622e1b2ae7809996bd134b334e465430c5ee8a3c2e',
  AdminDeleteCaseRequestList: '81ce211ce833e2e1fad1d32209b717e8de8ebe83b0ff8a353efbc093e49ccfc1',
  AdminTakeOnCaseRequest: '959f4862aab691add5979120328fd0d1ca0a7fe9385d0d405d35ffb55fb54875',
  AdminConvertCaseRequest: '29982bfdef8e1a5ae6e04b6a93e690806757cf2eb702c47cb3dba9c884df9fa4',
  AdminDismissCaseRequest: '80f4f1c7e4fd40cad3ee56f7e8b213bbbab4f7c74e8341cdae46e898673c10ef',
  AdminNotifyCaseRequest: '8858effe502eb86496cb8720180ad716d3a998e88065c904283168225691c204',
  AdminAssignCaseRequest: '0996611219a488eeb37795cd88c46238202aa38a4cf3073b60990cbae5e0a68a',
} as const;
