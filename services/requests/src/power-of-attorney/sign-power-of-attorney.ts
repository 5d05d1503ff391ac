import { createHash } from 'node:crypto';
import { defineCommand, type CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { EntityManager } from 'typeorm';
import type { RegistrationRequestEvent, SignedFile } from '../registration-request/events.js';
import {
  authorityDigest,
  authorityOf,
  type Authority,
  type Signature,
} from '../registration-request/approval/power-of-attorney.js';
import { no } from '../refusals.js';
import { registrationRequest } from '../registration-request/registration-request.aggregate.js';
import { readFilingCopy } from '../registration-request/approval/read-filing-copy.js';
import { isTheirs } from '../registration-request/may-touch.js';
import { renderAuthority } from './render-authority.js';

/** Use of the seal; the workspace opens it with the same words. */
export const FILE_PURPOSE = 'document file';

/** While the draft is being written or read; afterwards a signature would come too late. */
const OPEN: readonly unknown[] = ['Ready for drafting', 'Sent for review'];

const input = {
  digest: f.text('Of the preview that is signed, from `powerOfAttorneyPreview`.', { max: 64 }),
  signerName: f.text('Who signs, as typed.', { min: 2, max: 200 }),
  signerFunction: f.text('Function in the company that signs.', { max: 100, optional: true }),
  strokes: f.list(
    f.object('SignatureStroke', 'One stroke of the drawn signature.', {
      points: f.list(f.integer('x, y, x, y … in thousandths of the field’s width.', { min: 0, max: 1000 }), {
        max: 2000,
      }),
    }),
    { max: 100 },
  ),
};

interface Preloaded {
  readonly authority: Authority | null;
  readonly file: SignedFile | null;
}

const isHis = isTheirs();

/** The file is made in the command's own transaction: what is signed is what the rows say at that moment. */
export function defineSignPowerOfAttorney(encryptionKey: string) {
  return defineCommand({
    name: 'SignPowerOfAttorney',
    doc: 'The owner signs the power of attorney on line, as it was previewed: name as typed, signature as drawn, time and address.',
    aggregate: registrationRequest,
    stream: 'existing',
    allowed: ['customer'],
    input,
    mayTouch: isHis,
    preload: async (tx: EntityManager, { state, input: given, context }): Promise<Preloaded> => {
      // A stranger's wish is refused before anything is read or drawn for it.
      if (!isHis(state, context.viewer, context.streamId)) return { authority: null, file: null };
      const authority =
        authorityOf(await readFilingCopy(tx, context.streamId), state.about.contact.language) ?? null;
      if (authority === null || authorityDigest(authority) !== given.digest) return { authority, file: null };
      const { signerName: name, signerFunction, strokes } = given;
      const signature: Signature = {
        name,
        function: signerFunction ?? null,
        strokes: strokes.map(({ points }) => points),
        signedAt: context.now,
        addressKey: context.viewer.addressKey ?? null,
      };
      return {
        authority,
        file: await signedFile(authority, signature, { encryptionKey, publicId: state.about.publicId }),
      };
    },
    decide: (
      state,
      { digest, signerName, signerFunction, strokes },
      context,
    ): readonly RegistrationRequestEvent[] | Refusal => {
      if (!OPEN.includes(state.status)) return no('WRONG_STATUS');
      const { authority, file } = preloaded(context);
      if (authority === null) return no('POA_NOT_READY');
      if (file === null) return no('POA_CHANGED');
      if (strokes.every(({ points }) => points.length < 4)) return no('SIGNATURE_EMPTY');
      const poaDocumentId = nameBasedId(
        'power-of-attorney',
        context.streamId,
        digest,
        context.now.toISOString(),
      );
      const offices = authority.offices.map(({ code }) => code);
      return [
        {
          type: 'PowerOfAttorneySigned',
          data: {
            about: state.about,
            poaDocumentId,
            poaDigest: digest,
            offices,
            signerName,
            signerFunction: signerFunction ?? null,
            file,
          },
        },
      ];
    },
  });
}

function preloaded({ preloaded: seen }: CommandContext): Preloaded {
  return (seen as Preloaded | undefined) ?? { authority: null, file: null };
}

async function signedFile(
  authority: Authority,
  signature: Signature,
  { encryptionKey, publicId }: { readonly encryptionKey: string; readonly publicId: string },
): Promise<SignedFile> {
  const bytes = await renderAuthority(authority, { day: signature.signedAt, signature });
  return {
    name: `power-of-attorney-${publicId}.pdf`,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sealed: Buffer.from(encrypt(bytes, encryptionKey, FILE_PURPOSE)).toString('base64'),
  };
}
