// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminTrademarkDeadline: '76ff729f82122f2fd1d99cec4640c1aa885501a6545c9236e3ca5ded6442caf9',
  AdminTrademarkDeadlineList: '8d06a7998c6805180c54ec75108c0cce768c796bbcd68f8606badc703f31c571',
  AdminTrademarkDeadlineNames: '422342372bc3798772bfe9d6b1ca5e74db463154beac368924f7ba34e732ebb3',
} as const;
