// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCase: '913640d95682ec11f2fb18eb59e7977c3486ebea071f934c53a99e99de7e8bf8',
  AdminCaseList: '63480fb738f7183e131b87d74aaf5dd9321ad275dd8bc7d824a9eae5ba185cf7',
  AdminCaseNames: '7a02e176fa64361de4a96e17ebdc0e5c4025a45d6e01603a09851fe83461fa32',
  AdminCreateCase: '631f7abd5f54139f8c9d107468369fd21b947eadbefc042b3577bacb3adc9b79',
  AdminUpdateCase: '454131ba5fc882bb3543c1317250ea837d7a761a140b768fa55022d3f29b2846',
  AdminUpdateCaseList: '30e0434cc21e6ec750df455d74e1cf95917ba8cd902ea9c92e3d0ba908d1326c',
  AdminDeleteCase: '13f0bb5c5416e6fa1d3fed740bd82cd9e493a849e8073fa299d40a0eb94cc76e',
  AdminDeleteCaseList: '8f5f7daf730d1fcb954a717f486a3d81bbe15ed6599c281834f5a0887415fc18',
  AdminKickOffCase: 'e8708893a372945a9f9086c6428efda1c3671967528f712121d04834e7bb3ff6',
  AdminDismissCase: 'c8feeb8732abb5579ca92e8a810c2476e5405d635c5d9473e69aeaa4fd9766f8',
  AdminRestoreCase: 'c090ee19da27760b53c882a8f7cacb3b2e1c532fe06012d58813e7773c5638ee',
  AdminCloseCase: '67738d0b8c2c3fde803da987ce546ab22b8009794bfa6a72fb25eb2a78ab12c2',
  AdminReopenCase: 'e42c075919c2ad76d559cf4d7a0d066009d651ed8ebc612950ac79e48a02cde0',
  AdminNotifyCase: '25ada54c1ea8bc91d84b8c5e9f0cf70815644548f861d51f7f7a013f4ac889ce',
  AdminAssignCase: '3f8c3a25af0cfed8d689fff21d154823f16553bb950eb947ee1c570ee0fa15c9',
} as const;
