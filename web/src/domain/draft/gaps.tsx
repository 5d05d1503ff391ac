import { useTranslation } from 'react-i18next';
import { Status } from '../../kit/status/status.js';

type Missing = readonly { readonly kind: string }[];

/** What is missing, in words; or that nothing is. `later`: what may come until the approval. Needs the texts `draft`. */
export function useGapWords(): (gaps: Missing, later?: boolean) => string {
  const { t, i18n } = useTranslation('draft');
  return (gaps, later = false) =>
    gaps.length === 0
      ? t('gap.none')
      : t(later ? 'gap.later' : 'gap.missing', {
          words: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
            gaps.map(({ kind }) => t(`gap.${kind}`)),
          ),
        });
}

export function Gaps({
  gaps,
  later = [],
}: {
  gaps: Missing;
  /** What is not needed yet. */ later?: Missing;
}) {
  const words = useGapWords();
  return (
    <>
      {(gaps.length > 0 || later.length === 0) && (
        <Status tone={gaps.length === 0 ? 'ok' : 'waiting'} quiet>
          {words(gaps)}
        </Status>
      )}
      {later.length > 0 && (
        <Status tone="progress" quiet>
          {words(later, true)}
        </Status>
      )}
    </>
  );
}
