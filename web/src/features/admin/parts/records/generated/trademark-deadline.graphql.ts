// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminTrademarkDeadline: '50334d28b710fdb752ec30ccf0a0719cbb315400656b4eb024e0ee3d9aa8a292',
  AdminTrademarkDeadlineList: '8d06a7998c6805180c54ec75108c0cce768c796bbcd68f8606badc703f31c571',
  AdminTrademarkDeadlineNames: '422342372bc3798772bfe9d6b1ca5e74db463154beac368924f7ba34e732ebb3',
} as const;
