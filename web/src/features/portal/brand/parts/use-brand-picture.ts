import { useRef } from 'react';
import { LEAVING, useCommand, type Command } from '../../parts/use-command.js';
import type { PortalBrandResult } from '../brand.graphql.js';
import {
  EraseBrandPictureDocument,
  EraseBrandPictureNode,
  FileBrandPictureDocument,
  FileBrandPictureNode,
  KeepBrandPicturesDocument,
  KeepBrandPicturesNode,
} from './brand-pictures.graphql.js';

/** A brand as far as its pictures go. */
export type Pictured = Pick<
  NonNullable<PortalBrandResult['brand']>,
  'id' | 'version' | 'name' | 'logoDocument' | 'productPictureIds'
>;

export type PictureKind = 'LOGO' | 'PRODUCT_PICTURE';

/** Several commands as one: they run one after the other, and the first that is refused ends it and says why. */
function inTurn<V>(commands: readonly Command<never>[], run: (variables: V) => Promise<boolean>): Command<V> {
  return {
    run,
    state: commands.some(({ state }) => state === 'loading') ? 'loading' : 'idle',
    failed: commands.find(({ failed }) => failed !== undefined)?.failed,
    attempt: commands.map(({ attempt }) => attempt).join(' '),
  };
}

const listed = (brand: Pictured): readonly string[] => brand.productPictureIds ?? [];

/** Files an upload under a brand and names it as its logo, or as one more picture of its products; a logo that is replaced is erased. */
export function useAddPicture(brand: Pictured, kind: PictureKind, done: () => void): Command<string> {
  const filed = useRef<string>(undefined);
  const replaced = useRef<string>(undefined);
  const file = useCommand(FileBrandPictureDocument, FileBrandPictureNode, ({ createDocument }) => {
    if (createDocument.__typename === 'Document') filed.current = createDocument.id;
    return LEAVING;
  });
  const keep = useCommand(KeepBrandPicturesDocument, KeepBrandPicturesNode);
  const erase = useCommand(EraseBrandPictureDocument, EraseBrandPictureNode);
  return inTurn([file, keep, erase], async (upload) => {
    const about = { subjectType: 'brand', subjectId: brand.id };
    if (!(await file.run({ input: { upload, type: kind, ...about } }))) return false;
    const added = filed.current ?? '';
    const logo = brand.logoDocument?.id;
    // Known still when its erasing has to be tried again.
    if (kind === 'LOGO' && logo !== added) replaced.current = logo;
    const others = listed(brand).filter((one) => one !== added);
    const input = kind === 'LOGO' ? { logoDocumentId: added } : { productPictureIds: [...others, added] };
    if (!(await keep.run({ id: brand.id, input, expectedVersion: brand.version }))) return false;
    if (replaced.current !== undefined && !(await erase.run({ id: replaced.current }))) return false;
    done();
    return true;
  });
}

/** Takes a picture from its brand and erases the file. */
export function useRemovePicture(brand: Pictured, kind: PictureKind, done: () => void): Command<string> {
  const keep = useCommand(KeepBrandPicturesDocument, KeepBrandPicturesNode, () => LEAVING);
  const erase = useCommand(EraseBrandPictureDocument, EraseBrandPictureNode, done);
  return inTurn([keep, erase], async (picture) => {
    const input =
      kind === 'LOGO'
        ? { logoDocumentId: null }
        : { productPictureIds: listed(brand).filter((one) => one !== picture) };
    if (!(await keep.run({ id: brand.id, input, expectedVersion: brand.version }))) return false;
    return erase.run({ id: picture });
  });
}
