// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminServiceTracking: 'b0c6987668c8f7f94f4f3abcf66e44831158b22c567d25cba23b548073f7de47',
  AdminServiceTrackingList: 'e04651e71a99578cc2fc19c66ff85f86af2558f3503a97de9db41c964151dabf',
  AdminServiceTrackingNames: '92fb9238a7e1bc73b77b5fa2e77ec8770eedf707852a642519487c1c59804e18',
} as const;
