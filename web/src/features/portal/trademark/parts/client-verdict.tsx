import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import { Day } from '../../parts/day.js';
import { Refused } from '../../parts/refused.js';
import { useCommand } from '../../parts/use-command.js';
import { GiveClientVerdictDocument, GiveClientVerdictNode } from '../trademark.graphql.js';
import type { Result } from './mark-of.js';
import styles from '../trademark.module.css';

const VERDICTS = ['MATTERS', 'NOT_SIMILAR'] as const;

/** The client’s word about a result, in one press; it can be changed, taken back, and given a reason. */
export function ClientVerdict({ result }: { result: Result }) {
  const { t } = useTranslation('portal-watch');
  const { id, clientVerdict, clientVerdictReason, clientVerdictOn } = result;
  const command = useCommand(GiveClientVerdictDocument, GiveClientVerdictNode);
  const busy = command.state === 'loading';
  return (
    <section aria-label={t('verdict.title')} className={styles.opinion}>
      <h3>{t('verdict.title')}</h3>
      <p>{t('verdict.text')}</p>
      <Refused command={command} />
      <p className={styles.verdict}>
        {VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            look="plain"
            size="small"
            busy={busy}
            aria-pressed={clientVerdict === verdict}
            onClick={() => void command.run({ id, input: { clientVerdict: verdict } })}
          >
            {t(`verdict.${verdict}`)}
          </Button>
        ))}
      </p>
      {clientVerdict !== null && clientVerdictOn !== null && (
        <>
          <p role="status">
            {t(`verdict.said.${clientVerdict}`)} <Day on={clientVerdictOn} />.
            {clientVerdictReason !== null && ` ${clientVerdictReason}`}
          </p>
          <Reason id={id} verdict={clientVerdict} reason={clientVerdictReason} />
          <p>
            <Button
              look="quiet"
              busy={busy}
              onClick={() => void command.run({ id, input: { clientVerdict: null } })}
            >
              {t('verdict.back')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

interface Said {
  readonly id: string;
  readonly verdict: NonNullable<Result['clientVerdict']>;
  readonly reason: string | null;
}

function Reason({ id, verdict, reason }: Said) {
  const { t } = useTranslation('portal-watch');
  const command = useCommand(GiveClientVerdictDocument, GiveClientVerdictNode);
  return (
    <details>
      <summary>{t('verdict.reasonSubmit')}</summary>
      <CommandForm
        command={command}
        labels={{ clientVerdictReason: t('verdict.reason') }}
        look="plain"
        submit={t('verdict.reasonSubmit')}
        read={(form) => ({
          id,
          input: {
            clientVerdict: verdict,
            clientVerdictReason: String(form.get('clientVerdictReason') ?? '').trim() || null,
          },
        })}
      >
        <Field name="clientVerdictReason" label={t('verdict.reason')} hint={t('verdict.reasonHint')} optional>
          {(control) => <textarea {...control} rows={2} maxLength={2000} defaultValue={reason ?? ''} />}
        </Field>
      </CommandForm>
    </details>
  );
}
