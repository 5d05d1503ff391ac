import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { Timeline, type TimelineStep } from '../../../../../kit/timeline/timeline.js';
import { ReferenceText } from '../../../parts/records/reference-text.js';
import { letterName } from '../../../parts/tops/letter-name.js';
import type { TabProps } from '../letter.js';
import { DateSource } from './date-source.js';

/** What happened to the letter, with the office's mail and our letters to the client among it, newest first. */
export function LetterTimeline({ letter, papers }: TabProps) {
  const { t } = useTranslation('admin-office-letter');
  const happened = letter.tracking.items.map((entry) => ({
    id: entry.id,
    at: entry.createdAt,
    title: entry.label,
    who: entry.actorId === null ? t('timeline.itself') : <ReferenceText table="user" id={entry.actorId} />,
    text:
      entry.dueDateSource === null ? (
        (entry.reason ?? undefined)
      ) : (
        <>
          {entry.reason} <DateSource paper={entry.dueDateSource} />
        </>
      ),
  }));
  const mailed = letter.docketedMessages.items.map((mail) => ({
    id: mail.id,
    at: mail.receivedAt,
    title: <AppLink to={`/docketed_message/${mail.id}/show`}>{mail.subject}</AppLink>,
    who: t('timeline.office'),
    text: undefined,
  }));
  const written = papers.letterList.items.map((one) => ({
    id: one.id,
    at: one.sentAt ?? one.createdAt,
    title: <AppLink to={`/outgoing_mail/${one.id}/show`}>{letterName(one.template)}</AppLink>,
    who: t(`admin-desk:tops.letter.${one.state}`),
    text: undefined,
  }));
  const steps: readonly TimelineStep[] = [...happened, ...mailed, ...written]
    .toSorted((left, right) => right.at.localeCompare(left.at))
    .map(({ id, at, title, who, text }) => ({
      id,
      title,
      state: 'done',
      meta: (
        <>
          <Moment at={at} style="short" /> · {who}
        </>
      ),
      ...(text === undefined ? {} : { text }),
    }));
  return (
    <section>
      <h3>{t('tab.timeline')}</h3>
      <Timeline label={t('tab.timeline')} steps={steps} />
    </section>
  );
}
