export const UPLOAD_LIMIT_BYTES = 5_242_880;
const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** What an upload takes: pictures, or a PDF as well. */
export type UploadKind = 'picture' | 'pictureOrPdf';
export const UPLOAD_TYPES: Readonly<Record<UploadKind, readonly string[]>> = {
  picture: PICTURE_TYPES,
  pictureOrPdf: [...PICTURE_TYPES, 'application/pdf'],
};

export interface UploadRefusal {
  readonly code: 'TOO_LARGE' | 'WRONG_TYPE' | 'NO_PICTURE' | 'EMPTY';
  readonly params: Readonly<Record<string, string>>;
}

/** What would be refused anyway is refused before a byte is sent, with the size and the limit. */
export function refusalOf(
  file: { readonly size: number; readonly type: string; readonly name: string },
  kind: UploadKind = 'pictureOrPdf',
): UploadRefusal | undefined {
  if (file.size > UPLOAD_LIMIT_BYTES)
    return { code: 'TOO_LARGE', params: { size: (file.size / 1_048_576).toFixed(1) } };
  if (!UPLOAD_TYPES[kind].includes(file.type))
    return { code: kind === 'picture' ? 'NO_PICTURE' : 'WRONG_TYPE', params: { file: file.name } };
  if (file.size === 0) return { code: 'EMPTY', params: { file: file.name } };
  return undefined;
}
