import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ask } from '../../../parts/admin-api.js';
import { LetterLines } from '../../../parts/tops/letter-lines.js';
import { LettersAboutDocument } from '../../../parts/tops/tops.graphql.js';
import type { Mark } from '../mark.js';
import { FailedPart } from './failed-part.js';

/** As many as the question answers. */
const SHOWN = 5;

/** The last letters that we sent about the mark, its letters of the office and its proofs of use. */
export function Letters({ mark }: { mark: Mark }) {
  const { t } = useTranslation('admin-mark');
  const parts = [mark.officeActions, mark.useInCommerceRequests];
  const ids = [mark.id, ...parts.flatMap(({ items }) => items.map(({ id }) => id))];
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'letters-about', ids],
    queryFn: () => ask(LettersAboutDocument, { ids }),
  });
  const letters = data?.letterList.items ?? [];
  const whole = `/outgoing_mail?filter=${encodeURIComponent(JSON.stringify({ subjectId: { in: ids } }))}`;
  return (
    <section>
      <h2>{t('letters.title')}</h2>
      {error !== null && <FailedPart name={t('letters.title')} again={() => void refetch()} />}
      {data !== undefined && letters.length === 0 && <p>{t('letters.none')}</p>}
      <LetterLines letters={letters} />
      {letters.length === SHOWN && (
        <p>
          <AppLink to={whole}>{t('letters.all')}</AppLink>
        </p>
      )}
    </section>
  );
}
