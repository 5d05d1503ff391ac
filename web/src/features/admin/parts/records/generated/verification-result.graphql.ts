// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminVerificationResult: '5e8f325f8e41530cca2631d38b4855f9a95d18195e4a855d8b23f2ac99fbfedd',
  AdminVerificationResultList: '602fa0d3a9dd1e1091aebdf397442dde1e8a49876ca9d4358c524bee533b76e4',
  AdminVerificationResultNames: '98ad2757586d039cc3994811f867bafff82702d87f17290ec1c07ae74f100ead',
} as const;
