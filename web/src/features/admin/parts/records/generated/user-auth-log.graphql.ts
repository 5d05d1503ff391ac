// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminUserAuthLog: '117a233ca2561b23f3e633c19a0c077dad37d85733c7a2134e1921e15c8eaa10',
  AdminUserAuthLogList: '25fc45b7eaf47fa0975ba8cb4ba6db3adc150667dfda30e755ff2a5f2c29ce42',
  AdminUserAuthLogNames: 'e2a04729c082dc68d7ac317b755b946295e00624d50998509e3914638b4a788d',
} as const;
