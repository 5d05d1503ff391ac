import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Check } from '../../../../kit/form/choices.js';
import { StickyStep } from '../../../../kit/sticky-step/sticky-step.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { send, type Answer } from '../../../../domain/sign-in/signed-in-api.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import {
  DraftApproveDocument,
  DraftPostponeDocument,
  DraftRequestChangesDocument,
} from '../application-draft-steps.graphql.js';
import type { FilingCopyState } from '../use-filing-copy.js';
import styles from '../application-draft.module.css';

const WAYS = ['approve', 'changes', 'postpone'] as const;

type Way = (typeof WAYS)[number];

interface Props extends Pick<FilingCopyState, 'copy' | 'reload'> {
  readonly id: string;
  readonly onDone: () => void;
}

/** Approve, ask for changes or postpone; an approval names the copy that was read. */
export function DecisionForm({ id, copy, reload, onDone }: Props) {
  const { t } = useTranslation('draft');
  const [way, setWay] = useState<Way>('approve');
  const { busy, answer, attempt, run } = useAnswer();
  const message = useMessage('draft');
  const choice = useRef<HTMLFormElement>(null);

  // What has not come yet cannot have been read.
  const isUnread = way === 'approve' && copy === undefined;
  const decide = async (form: FormData): Promise<Answer> => {
    const text = (name: string): string => String(form.get(name) ?? '').trim();
    if (way === 'changes')
      return send(DraftRequestChangesDocument, { id, input: { reason: text('reason') } });
    if (way === 'postpone') return send(DraftPostponeDocument, { id, input: { until: text('until') } });
    if (form.get('read') !== 'yes') return { done: false, errors: { read: 'errors.REQUIRED' } };
    const approved = await send(DraftApproveDocument, {
      id,
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
    <FormErrorsProvider errors={answer?.errors ?? {}}>
      <form ref={choice} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Ways way={way} onChange={setWay} />
        <ErrorSummary
          attempt={attempt}
          labels={{
            read: t('decision.readLabel'),
            reason: t('decision.reason'),
            until: t('decision.until'),
          }}
          message={message(answer)}
        />
        <WayDetail way={way} />
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
  );
}

function Ways({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const { t } = useTranslation('draft');
  return (
    <fieldset className={styles.ways}>
      <legend>{t('decision.question')}</legend>
      {WAYS.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="way"
            value={value}
            checked={way === value}
            onChange={() => onChange(value)}
          />
          {t(`decision.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** What each way has to be given: that it was read, a reason, or a day. */
function WayDetail({ way }: { way: Way }) {
  const { t } = useTranslation('draft');
  return (
    <>
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
    </>
  );
}
