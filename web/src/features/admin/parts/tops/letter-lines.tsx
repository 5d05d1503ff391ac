import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Status } from '../../../../kit/status/status.js';
import { letterName } from './letter-name.js';
import type { LettersAboutResult } from './tops.graphql.js';

/** Somebody has to do something about it. */
const PROBLEMS: readonly string[] = ['FAILED', 'UNKNOWN', 'BOUNCED'];

type Letter = LettersAboutResult['letterList']['items'][number];

/** Letters one below the other: which, whether it went out, and when it does or did. */
export function LetterLines({ letters }: { letters: readonly Letter[] }) {
  const { t } = useTranslation('admin-desk');
  return (
    <ul>
      {letters.map(({ id, template, state, nextAttemptAt, sentAt, createdAt }) => (
        <li key={id}>
          <AppLink to={`/outgoing_mail/${id}/show`}>{letterName(template)}</AppLink>{' '}
          {PROBLEMS.includes(state) ? (
            <Status tone="problem">{t(`tops.letter.${state}`)}</Status>
          ) : (
            t(`tops.letter.${state}`)
          )}{' '}
          <Moment at={state === 'QUEUED' ? nextAttemptAt : (sentAt ?? createdAt)} style="short" />
        </li>
      ))}
    </ul>
  );
}
