import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatestReview, TextToReview } from '../../../domain/content/text-to-review.js';
import { useToast } from '../../../kit/toast/toast.js';
import { submit } from '../parts/admin-api.js';
import { ReviewTextDocument, WithdrawTextReviewDocument } from './texts.graphql.js';
import { useSaid } from './use-texts.js';

interface Reviewing {
  readonly busy: boolean;
  /** Why it was not taken. */
  readonly problem: string | undefined;
  readonly markReviewed: () => Promise<void>;
  /** Whether it was taken. */
  readonly askForWork: (note: string) => Promise<boolean>;
  readonly withdraw: (review: LatestReview) => Promise<void>;
}

/** What staff say about one text, in the words in which it was listed. */
export function useReview({ key, digest }: TextToReview): Reviewing {
  const { t } = useTranslation('admin-texts');
  const toast = useToast();
  const said = useSaid();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = async (send: () => Promise<string | undefined>, done: string): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const refused = await send();
      setProblem(refused);
      if (refused === undefined) toast('success', done);
      return refused === undefined;
    } catch {
      setProblem(t('lost'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const say = async (verdict: LatestReview['verdict'], note?: string): Promise<string | undefined> => {
    const input = { text: key, digest, verdict, ...(note === undefined ? {} : { note }) };
    const { reviewText } = await submit(ReviewTextDocument, { input }, crypto.randomUUID());
    if (reviewText.__typename === 'Refusal') return reviewText.fields[0]?.message ?? reviewText.message;
    said(key, reviewText);
    return undefined;
  };
  return {
    busy,
    problem,
    markReviewed: async () => void (await attempt(() => say('REVIEWED'), t('done.reviewed'))),
    askForWork: (note) => attempt(() => say('NEEDS_WORK', note), t('done.needsWork')),
    withdraw: async ({ id }) =>
      void (await attempt(async () => {
        const { withdrawTextReview } = await submit(WithdrawTextReviewDocument, { id }, crypto.randomUUID());
        if (withdrawTextReview.__typename === 'Refusal') return withdrawTextReview.message;
        said(key, undefined);
        return undefined;
      }, t('done.withdrawn'))),
  };
}
