// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminUser: 'ed1db78a418a6a553fc779ee80584a612ce727699da7ab8e45556eb6e2cb43c4',
  AdminUserList: 'f807c574537f15ed8183d53e8d6063a8b860f92e38f643e68e6525532b38043b',
  AdminUserNames: '79d28a40f9a3bb23b2b99c002a1806dc9a12bb1c7262c8d50dae129cf30c3b37',
  AdminUpdateUser: 'f5783ecfcf4401092190e2f1a3fa14585a8022b3ec3eca4709bd1053a23d21ae',
  AdminUpdateUserList: '07fe9fae76247d745671ecb27d5adb2efae65738b92c33fdab81b87967b84233',
  AdminDeleteUser: 'a9bab628e544a3a1202cdebf28e0098600aad7cd204dc30f65d6fcad53d26412',
  AdminDeactivateUser: 'aa6b4ce81e4f367b0ed67a1ef2a4a284d8cecc1d93f63e7877e3a3a528faecc7',
  AdminReactivateUser: 'ea6fe3f48603d5c704ac47812ba67f88f6c10bf41e91a604d3aab99d882deb66',
  AdminAssignUser: 'e140c099e837b6fc556e847661a6c08e7e6aad14443eca1015158ca22dca52bb',
  AdminUpdateUserProfile: '4909427d4e46cb5b852451f0a1e28f43d44ecaea12efb941c826f20e571d20e8',
  AdminDeleteUserProfile: '9d5399bb9b27ac26f0ea3d6d68977d6a8db2c36b9e28aa6fa713282a5ebd642a',
  AdminCancelEmailChange: 'dcdf57a8a11d0d5fa4bbf4239ae6df099ce271104bbf870abbc6f08852771446',
  AdminApproveErasure: 'fc08c95a3da581205eeefda74c13b8be40ace7fe9a8723a2134cf5e2f134c36f',
  AdminResetSecondFactors: 'b16bc19ac528988dd8ddf0ed44dfca6ea416d230f0114befee83dfa0776f6ce3',
} as const;
