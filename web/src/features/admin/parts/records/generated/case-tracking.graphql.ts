// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCaseTracking: '95fb1904450063698fc6af733ff7993f50b39c6210b8d9cea882a84f2cc5f0e0',
  AdminCaseTrackingList: 'd7bc473a188eb3ba5fe43db05e7f0d87bdf3e50724f0b5f80cbc8533130bfcc4',
  AdminCaseTrackingNames: 'fcc9f4042aeec4f1fc8b7de8af6a16a8600859b2493ac9d651396825363ca0b9',
} as const;
