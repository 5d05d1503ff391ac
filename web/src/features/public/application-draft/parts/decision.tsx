import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Check } from '../../../../kit/form/choices.js';
import { StickyStep } from '../../../../kit/sticky-step/sticky-step.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { tell, type Answer } from '../../../../domain/sign-in/signed-in-api.js';
import { DraftApproveDocument } from '../documents/approve.graphql.js';
import { DraftPostponeDocument } from '../documents/postpone.graphql.js';
import { DraftRequestChangesDocument } from '../documents/request-changes.graphql.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import type { DraftOffice, DraftRequest } from '../use-draft.js';
import { useFilingCopy } from '../use-filing-copy.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import styles from '../application-draft.module.css';
import { FilingCopyView } from '../../../../domain/draft/filing-copy-view.js';

type Way = 'approve' | 'changes' | 'postpone';

/** The finished draft, and the three things its owner can do with it. Approving names what was read, word for word. */
export function Decision({
  request,
  offices,
  onDone,
}: {
  request: DraftRequest;
  offices: readonly DraftOffice[];
  onDone: () => void;
}) {
  const { t, i18n } = useTranslation('draft');
  const { copy, failed, changes, reload } = useFilingCopy(request.id);
  const [way, setWay] = useState<Way>('approve');
  const { busy, answer, attempt, run } = useAnswer();
  const message = useMessage('draft');
  const office = useOfficeName();
  const choice = useRef<HTMLFormElement>(null);

  // What has not come yet cannot have been read.
  const isUnread = way === 'approve' && copy === undefined;
  const decide = async (form: FormData): Promise<Answer> => {
    const text = (name: string): string => String(form.get(name) ?? '').trim();
    if (way === 'changes')
      return tell(DraftRequestChangesDocument, { id: request.id, input: { reason: text('reason') } });
    if (way === 'postpone')
      return tell(DraftPostponeDocument, { id: request.id, input: { until: text('until') } });
    if (form.get('read') !== 'yes') return { done: false, errors: { read: 'errors.REQUIRED' } };
    const approved = await tell(DraftApproveDocument, {
      id: request.id,
      input: { draftDigest: copy?.digest ?? null },
    });
    if (approved.message === 'refusal.DRAFT_CHANGED') await reload();
    return approved;
  };
  const submit = async (event: React.FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (await run(() => decide(form))) onDone();
  };
  return (
    <section className={styles.decision} aria-labelledby="decision">
      <h2 id="decision">{t('decision.title')}</h2>
      <p>{t('decision.lead')}</p>
      {request.postponedUntil !== null && (
        <p className={styles.notice}>
          {t('decision.postponed', { day: formatDay(request.postponedUntil, i18n.language) })}
        </p>
      )}
      {failed && (
        <p role="alert" className={styles.wrong}>
          {t('common:failure.OTHER')}{' '}
          {copy === undefined && (
            <Button type="button" size="small" onClick={() => void reload()}>
              {t('common:action.retry')}
            </Button>
          )}
        </p>
      )}
      {copy === undefined && !failed && <p role="status">{t('common:loading')}</p>}
      {changes.length > 0 && (
        <div className={styles.notice} role="status">
          <p>{t('decision.changed')}</p>
          <ul>
            {changes.map(({ jurisdiction, keys }) => (
              <li key={jurisdiction}>
                {office(jurisdiction)}:{' '}
                {keys.map((key) => t(`copyPart.${key}`, { defaultValue: t('copyPart.other') })).join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {copy !== undefined && (
        <FilingCopyView copy={copy} pictures={[request.logo, ...offices.map(({ logo }) => logo)]} />
      )}
      {/* Below what is to be read, once it stands there: nothing moves away from under a finger. */}
      {(copy !== undefined || failed) && (
        <FormErrorsProvider errors={answer?.errors ?? {}}>
          <form ref={choice} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
            <fieldset className={styles.ways}>
              <legend>{t('decision.question')}</legend>
              {(['approve', 'changes', 'postpone'] as const).map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="way"
                    value={value}
                    checked={way === value}
                    onChange={() => setWay(value)}
                  />
                  {t(`decision.${value}`)}
                </label>
              ))}
            </fieldset>
            <ErrorSummary
              attempt={attempt}
              labels={{
                read: t('decision.readLabel'),
                reason: t('decision.reason'),
                until: t('decision.until'),
              }}
              message={message(answer)}
            />
            {way === 'approve' && <Check name="read">{t('decision.read')}</Check>}
            {way === 'changes' && (
              <Field name="reason" label={t('decision.reason')}>
                {(control) => <textarea {...control} rows={4} maxLength={2000} />}
              </Field>
            )}
            {way === 'postpone' && (
              <Field name="until" label={t('decision.until')} hint={t('decision.untilHint')}>
                {(control) => <input {...control} type="date" />}
              </Field>
            )}
            <div className={styles.end}>
              <Button type="submit" look="accent" busy={busy || isUnread}>
                {t(`decision.do.${way}`)}
              </Button>
            </div>
          </form>
          {/* Nothing is approved from afar: it leads to where what was read is confirmed. */}
          <StickyStep
            of={choice}
            text={t('decision.question')}
            action={t('decision.go')}
            onPress={() => choice.current?.scrollIntoView()}
          />
        </FormErrorsProvider>
      )}
    </section>
  );
}
