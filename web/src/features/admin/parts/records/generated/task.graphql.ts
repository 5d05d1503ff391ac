// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminTask: '07eb689304b980b9d50a152cbedede762fdc8f252591b9f9379fbf453be16e70',
  AdminTaskList: '09a801f1d2d71c11de7177afa81ec4c9e946f31761ee1765e8d5260e0963afc7',
  AdminTaskNames: '6193a1100e7c03b332fd27c6a0baff88825e1e5d4dc519a28980d711d162cdf7',
  AdminCreateTask: '14ddedb1fbeba5754fad11e6407897d314a2a5effe6f87557e3e4e73630027db',
  AdminUpdateTask: 'dbf7125979584797aaaa11fc5b41c3f7ada2ef37b10c4ce6683d3914f1035310',
  AdminUpdateTaskList: '367bc3f53e668960f807aefc3bafa72ae62b57d37386ff5c69720602b9c3e759',
  AdminDeleteTask: '3a647fc37c4737296dfbbcb5d47b1008013f72f8a0f21ddbd234863075ecaedb',
  AdminDeleteTaskList: 'b7b9df0a7e3750d1df21b2ca51852c7e085fa651f05f3cf041a50b37566d03e5',
  AdminAssignTask: '8b58b1afc8a4f2ffe73c1ae041fff9f7a4c8b1622c252fb06b27ff42429fd382',
  AdminFinishTask: 'fcf5b8eb2dae0e72c70d901c3e1fafcae4bb9f17211bc6db6f9df5332565d4f9',
  AdminReopenTask: 'c699c41e8c4ab57a4fab1856868c6176842505a80a9cadb74bc6a1db97dd2aed',
} as const;
