// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminVerificationResult: '18e5a3c95d9f3b4486b3c6e858a6ac137d853e501d0de197996df042d0004794',
  AdminVerificationResultList: '17541fa1407298ac6ef7de8dc6cb88af387ca9a7104c30c5e1ada2b6dea7cf67',
  AdminVerificationResultNames: '98ad2757586d039cc3994811f867bafff82702d87f17290ec1c07ae74f100ead',
} as const;
