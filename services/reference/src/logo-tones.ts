/** How a picture of a mark is filed without its colours: in shades of grey, or in pure black and white. */
export const logoTones = ['greyscale', 'black and white'] as const;
export type LogoTone = (typeof logoTones)[number];

/** Parts of the name that the id of such a version is made from: one version for each picture and tone, wherever it is asked for. */
export function logoVersionName(logoDocumentId: string, tone: LogoTone): readonly string[] {
  return ['logo version', logoDocumentId, tone];
}
