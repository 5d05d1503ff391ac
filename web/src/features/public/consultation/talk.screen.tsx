import { useTranslation } from 'react-i18next';
import {
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { apiOf, localeOf } from '../../../data/api-of.js';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { formatMoment } from '../../../kit/dates/format-moment.js';
import { Extract } from '../../../kit/extract/extract.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { saveFile } from '../../../kit/save-file/save-file.js';
import type { Answers } from '../parts/service-order/service-input.js';
import { calendarFile } from './calendar-file.js';
import { BookedConsultationDocument, type BookedConsultationResult } from './consultation.graphql.js';
import styles from './consultation.module.css';
import { offerForm } from './offer-form.js';
import { loadTimes, type Times } from './load-times.js';
import { useOwnWords } from './parts/own-words.js';
import { ChooseTime } from './parts/choose-time.js';
import { Outcome } from './parts/outcome.js';
import { useTimes } from './parts/use-times.js';
import type { TalkAnswer } from './talk.action.js';

export { action } from './talk.action.js';

type Talk = NonNullable<BookedConsultationResult['consultation']>;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = subjectOrThrow(params['id']);
  const api = apiOf(context);
  const { consultation: talk } = await api.query(
    BookedConsultationDocument,
    { id },
    { linkToken: params['id'] },
  );
  if (talk === null) throw linkProblem('replaced');
  const form = offerForm(talk, params['type'], params['id'] ?? '');
  if (form !== undefined) throw redirect(form);
  const language = talk.language ?? localeOf(context);
  const now = new Date();
  const untilThen = talk.eventTimestamp === null ? Infinity : Date.parse(talk.eventTimestamp) - now.getTime();
  return {
    talk,
    language,
    times: await loadTimes(api, language, now),
    isLate: untilThen <= LAST_CHANGE_MS,
    isPast: untilThen <= 0,
    attempt: crypto.randomUUID(),
  };
}

const LAST_CHANGE_MS = 2 * 3_600_000;
const NOTHING: Answers = {};

/** One talk, for whoever holds its link: when and where it is, and another time for it. */
export function Component() {
  const { t } = useTranslation('consultation');
  const { talk, language, times, isLate, isPast, attempt } = useLoaderData<typeof loader>();
  const { id: token = '', type } = useParams();
  const [search] = useSearchParams();
  const words = useOwnWords();
  const answer = useActionData() as TalkAnswer | undefined;
  const state = stateOf(talk, search.get('booked') !== null);
  const address = `/book-a-free-consultation/${token}`;
  const isOpen = talk.status === 'SCHEDULED' && !isLate;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t(`state.${state}.title`)} />
      <header className={styles.head}>
        <h1>{t(`state.${state}.title`)}</h1>
        <p>{t(`state.${state}.text`)}</p>
      </header>
      <FormErrorsProvider errors={words.errorsOf(answer?.errors ?? {})}>
        <ErrorSummary
          attempt={answer?.answer}
          labels={{ eventTimestamp: t('field.eventTimestamp') }}
          message={words.messageOf(answer?.message)}
          reference={answer?.reference}
        />
        {talk.eventTimestamp !== null && <When talk={talk} at={talk.eventTimestamp} ours={times.zone} />}
        {state === 'outcome' && <Outcome talk={talk} address={address} />}
        {type === 'cancel' && isOpen && <Cancel address={address} attempt={attempt} />}
        {(type === 'move' && isOpen) || state === 'missed' || state === 'open' ? (
          <OtherTime
            times={times}
            language={language}
            attempt={attempt}
            intent={isOpen ? 'reschedule' : 'schedule'}
            given={answer?.answers ?? NOTHING}
          />
        ) : null}
        {isOpen && type === undefined && (
          <div className={styles.ways}>
            <ButtonLink to={`${address}/move`}>{t('talk.move')}</ButtonLink>
            <ButtonLink to={`${address}/cancel`} look="quiet">
              {t('talk.cancel')}
            </ButtonLink>
          </div>
        )}
        {talk.status === 'SCHEDULED' && isLate && (
          <p className={styles.note}>{t(isPast ? 'talk.past' : 'talk.late')}</p>
        )}
        {(state === 'over' || state === 'outcome') && (
          <div className={styles.ways}>
            <ButtonLink to="/book-a-free-consultation" look={state === 'over' ? 'accent' : 'quiet'}>
              {t('talk.again')}
            </ButtonLink>
          </div>
        )}
      </FormErrorsProvider>
    </main>
  );
}

type TalkState = 'booked' | 'dated' | 'missed' | 'open' | 'over' | 'outcome';

function stateOf({ status, outcomeSentAt }: Talk, booked: boolean): TalkState {
  // Before its letter is written, what a lawyer notes may change.
  if ((status === 'HELD' || status === 'CLOSED') && outcomeSentAt !== null) return 'outcome';
  if (status === 'SCHEDULED') return booked ? 'booked' : 'dated';
  if (status === 'NO_SHOW') return 'missed';
  return status === 'REQUESTED' || status === 'RESCHEDULED' ? 'open' : 'over';
}

function When({ talk, at, ours }: { talk: Talk; at: string; ours: string }) {
  const { t, i18n } = useTranslation('consultation');
  const zone = talk.timeZone ?? ours;
  const [theirs, our] = [zone, ours].map((one) => formatMoment(at, i18n.language, 'long', one));
  const place =
    talk.channel === 'PHONE'
      ? t('talk.phone', { number: talk.location ?? '' })
      : (talk.location ?? t(talk.channel === 'VIDEO' ? 'talk.video' : 'talk.placeOpen'));
  const save = (): void => {
    const entry = {
      id: talk.id,
      at,
      sequence: talk.sequence ?? 0,
      title: t('talk.entry'),
      place,
      address: window.location.origin + window.location.pathname,
    };
    saveFile('consultation.ics', new Blob([calendarFile(entry, new Date())], { type: 'text/calendar' }));
  };
  return (
    <section className={styles.when} aria-label={t('talk.when')}>
      <Extract
        rows={[
          { label: t('talk.when'), value: theirs },
          ...(theirs === our ? [] : [{ label: t('talk.ours'), value: our }]),
          { label: t('talk.where'), value: place },
        ]}
      />
      <p>
        <Button look="quiet" onClick={save}>
          {t('talk.calendar')}
        </Button>
      </p>
    </section>
  );
}

function Cancel({ address, attempt }: { address: string; attempt: string }) {
  const { t } = useTranslation('consultation');
  const busy = useNavigation().state !== 'idle';
  return (
    <AppForm method="post" className={styles.panel}>
      <h2>{t('cancel.title')}</h2>
      <p>{t('cancel.text')}</p>
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name="attempt" value={attempt} />
      <div className={styles.ways}>
        <Button type="submit" look="danger" busy={busy}>
          {t('cancel.send')}
        </Button>
        <ButtonLink to={address} look="quiet">
          {t('cancel.keep')}
        </ButtonLink>
      </div>
    </AppForm>
  );
}

interface OtherTimeProps {
  readonly times: Times;
  readonly language: string;
  readonly attempt: string;
  readonly intent: 'reschedule' | 'schedule';
  /** What was sent before. */
  readonly given: Answers;
}

function OtherTime({ times, language, attempt, intent, given }: OtherTimeProps) {
  const { t } = useTranslation('consultation');
  const at = useTimes(times, language, given);
  const busy = useNavigation().state !== 'idle';
  return (
    <AppForm method="post" noValidate className={styles.panel}>
      <h2>{t('move.title')}</h2>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="attempt" value={attempt} />
      <ChooseTime at={at} language={language} />
      <Button type="submit" look="accent" size="large" busy={busy}>
        {t('move.send')}
      </Button>
    </AppForm>
  );
}
