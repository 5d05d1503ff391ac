import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay, isDay } from '../../../../../kit/dates/day.js';
import { Moment } from '../../../../../kit/dates/moment.js';
import { Extract } from '../../../../../kit/extract/extract.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ask } from '../../../parts/admin-api.js';
import { ReferenceText } from '../../../parts/records/reference-text.js';
import { StepButton } from '../../../parts/records/steps/step-button.js';
import type { Letter, TabProps } from '../letter.js';
import { DocketToReviewDocument } from '../office-letter.graphql.js';
import styles from '../office-letter.module.css';
import { CHANGES, DateSource } from './date-source.js';
import type { Saved } from '../use-saved.js';

/** A letter that was docketed a moment ago is shown before all of it has been read. */
const day = (on: unknown): string =>
  typeof on === 'string' && isDay(on) ? formatDay(on, 'en', { short: true }) : '–';

/** When the letter came, by when it has to be answered, and who looked at that day a second time. */
export function Docket({ facts, row, letter, saved }: TabProps) {
  const { t } = useTranslation('admin-office-letter');
  const rule = letter.answerRule;
  const isOther =
    rule !== null && rule.dueDate !== row['dueDate'] && row['laterDueDateCause'] !== 'RULE_DOES_NOT_FIT';
  const numbers = [
    ...new Set(letter.docketedMessages.items.flatMap(({ numbersFound }) => numbersFound ?? [])),
  ];
  return (
    <>
      <section>
        <h3>{t('docket.title')}</h3>
        <Extract
          rows={[
            {
              label: t('docket.mark'),
              value: (
                <>
                  <ReferenceText table="trademark" id={String(row['trademarkId'])} />
                  {numbers.length > 0 && <> · {t('docket.numbers', { numbers: numbers.join(', ') })}</>}
                </>
              ),
            },
            { label: t('docket.issued'), value: day(row['issueDate']) },
            {
              label: t('docket.rule'),
              value:
                rule === null ? (
                  t('docket.noRule')
                ) : (
                  <>
                    {day(rule.dueDate)} <span className={styles.muted}>{rule.because}</span>
                  </>
                ),
            },
            {
              label: t('docket.due'),
              value: (
                <span className={isOther ? styles.wrong : undefined}>
                  {day(row['dueDate'])}
                  {isOther && ` – ${t('docket.other', { day: day(rule.dueDate) })}`}
                </span>
              ),
            },
            ...(rule === null || isOther ? [] : [{ label: t('docket.safe'), value: day(rule.safeDate) }]),
            ...(row['proposedDueDate'] == null
              ? []
              : [
                  {
                    label: t('docket.proposed'),
                    value: t('docket.proposedDay', { day: day(row['proposedDueDate']) }),
                  },
                ]),
            ...(row['laterDueDateCause'] == null
              ? []
              : [{ label: t('docket.later'), value: <LaterDay row={row} letter={letter} /> }]),
            { label: t('docket.second'), value: <SecondLook row={row} letter={letter} /> },
          ]}
        />
        <div className={styles.steps}>
          {['confirmOfficeActionDueDate', 'correctOfficeActionDueDate', 'extendOfficeAction'].map((root) => (
            <StepButton key={root} facts={facts} row={row} root={root} />
          ))}
        </div>
      </section>
      <Tags saved={saved} />
      <OfficeMessages letter={letter} />
    </>
  );
}

/** What a day later than the rule stands on. */
function LaterDay({ row, letter }: Pick<TabProps, 'row' | 'letter'>) {
  const { t } = useTranslation('admin-office-letter');
  const change = letter.tracking.items.find(({ event }) => CHANGES.includes(event));
  return (
    <>
      {t(`docket.laterCause.${String(row['laterDueDateCause'])}`)}
      {row['extendedOn'] != null && ` ${t('docket.askedOn', { day: day(row['extendedOn']) })}`}
      {change?.reason != null && ` ${change.reason}`}
      {letter.dueDateSource !== null && (
        <>
          {' '}
          <DateSource paper={letter.dueDateSource} />
        </>
      )}
    </>
  );
}

function SecondLook({ row, letter }: Pick<TabProps, 'row' | 'letter'>) {
  const { t } = useTranslation('admin-office-letter');
  const entry = letter.tracking.items.find(({ event }) => event === 'OfficeActionDueDateConfirmed');
  if (row['confirmedDueDate'] == null)
    return (
      <>
        {t('docket.toConfirm')}{' '}
        {row['dueDateSetById'] != null && (
          <>
            {t('docket.setBy')} <ReferenceText table="user" id={String(row['dueDateSetById'])} />
          </>
        )}
      </>
    );
  return (
    <>
      {t('docket.confirmed', { day: day(row['confirmedDueDate']) })}
      {entry?.actorId != null && (
        <>
          {' · '}
          <ReferenceText table="user" id={entry.actorId} />
        </>
      )}
    </>
  );
}

/** What letters are sorted by; others that stand on a letter stay. */
const USUAL = [
  'final',
  'nonFinal',
  'formal',
  'goods',
  'descriptive',
  'earlier',
  'specimen',
  'extension',
] as const;

function Tags({ saved }: { saved: Saved }) {
  const { t } = useTranslation('admin-office-letter');
  const chosen = (saved.value('tags') ?? []) as readonly string[];
  const usual: readonly string[] = USUAL.map((tag) => t(`tag.${tag}`));
  const all = [...usual, ...chosen.filter((tag) => !usual.includes(tag))];
  return (
    <fieldset className={styles.tags}>
      <legend>{t('docket.tags')}</legend>
      {all.map((tag) => (
        <label key={tag}>
          <input
            type="checkbox"
            checked={chosen.includes(tag)}
            onChange={(event) =>
              saved.change(
                'tags',
                event.target.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag),
              )
            }
          />
          {tag}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={saved.value('remindersEnabled') === true}
          onChange={(event) => saved.change('remindersEnabled', event.target.checked)}
        />
        {t('docket.reminders')}
      </label>
    </fieldset>
  );
}

/** The mail it was docketed from, and what of other mail still waits for a person. */
function OfficeMessages({ letter }: { letter: Letter }) {
  const { t } = useTranslation('admin-office-letter');
  const { data } = useQuery({
    queryKey: ['work', 'docketed_message', 'review'],
    queryFn: () => ask(DocketToReviewDocument, {}),
  });
  const waiting = data?.docketedMessageList.totalCount ?? 0;
  const messages = letter.docketedMessages.items;
  return (
    <section>
      <h3>{t('docket.mail')}</h3>
      {messages.length === 0 && <p className={styles.muted}>{t('docket.noMail')}</p>}
      <ul>
        {messages.map(({ id, subject, receivedAt, state, error }) => (
          <li key={id}>
            <AppLink to={`/docketed_message/${id}/show`}>{subject}</AppLink> ·{' '}
            <Moment at={receivedAt} style="short" /> · {t(`mail.${state}`)}
            {error !== null && <span className={styles.wrong}> {error}</span>}
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <p>
          <AppLink to="/docketed_message">{t('docket.review', { count: waiting })}</AppLink>
        </p>
      )}
    </section>
  );
}
