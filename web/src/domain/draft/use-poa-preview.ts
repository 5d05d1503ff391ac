import { useState } from 'react';
import { ask } from '../sign-in/signed-in-api.js';
import { useAnswer, type Answering } from '../sign-in/use-answer.js';
import { DraftPoaPreviewDocument } from './draft.graphql.js';

interface Seen {
  readonly digest: string;
  readonly address: string;
  readonly fileName: string;
}

const fileOf = (content: string, type: string): string =>
  URL.createObjectURL(new Blob([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], { type }));

interface PoaPreview {
  /** The paper as it was looked at; only that one can be signed. */
  readonly seen: Seen | undefined;
  readonly look: () => Promise<boolean>;
  readonly forget: () => void;
  readonly looking: Answering;
}

/** The power of attorney of an order, fetched when somebody wants to read it. */
export function usePoaPreview(id: string): PoaPreview {
  const [seen, setSeen] = useState<Seen>();
  const looking = useAnswer();
  const look = (): Promise<boolean> =>
    looking.run(async () => {
      try {
        const { powerOfAttorneyPreview: made } = await ask(DraftPoaPreviewDocument, { id });
        if (made === null) return { done: false, errors: {}, message: 'refusal.POA_NOT_READY' };
        setSeen({
          digest: made.digest,
          fileName: made.fileName,
          address: fileOf(made.content, made.mediaType),
        });
        return { done: true, errors: {} };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { done: false, errors: {}, message: 'failure.OTHER' };
      }
    });
  return { seen, look, forget: () => setSeen(undefined), looking };
}
