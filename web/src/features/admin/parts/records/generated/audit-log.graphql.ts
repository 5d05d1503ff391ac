// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminAuditLog: '8583f77b301f58a2cd81740f4d38edb8db49a925621d10b3b5ada1444ba41a96',
  AdminAuditLogList: 'd672de787fa799e301527f134504a94e63b2e0d1ab1d61d26fee58bcefbb57d9',
  AdminAuditLogNames: 'edae567800db7c9c98354110257d4ac7823cc68b25f7819622caaec3bc5bef06',
} as const;
