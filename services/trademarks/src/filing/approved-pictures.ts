/** Pictures of marks as an office takes them. */
export interface ApprovedPictures {
  /** @throws Error when the picture cannot be had now; it may be asked for again */
  forEuipo(approved: ApprovedPicture): Promise<OfficePicture | PictureTrouble>;
}

export interface ApprovedPicture {
  readonly documentId: string;
  /** SHA-256 of what the client approved, hexadecimal; null in approvals that did not seal it. */
  readonly sha256: string | null;
}

export interface OfficePicture {
  /** JPEG. */
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly digest: string;
}

/** Why this picture will never do, in words for staff. */
export interface PictureTrouble {
  readonly trouble: string;
}
