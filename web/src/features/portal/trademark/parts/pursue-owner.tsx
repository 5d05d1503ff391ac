import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { CommandForm } from '../../parts/command-form.js';
import { Day } from '../../parts/day.js';
import { useCommand } from '../../parts/use-command.js';
import {
  PursueLaterMarkDocument,
  PursueLaterMarkNode,
  WhitelistOwnerDocument,
  WhitelistOwnerNode,
  type WhitelistOwnerResult,
} from '../trademark.graphql.js';
import type { Result } from './mark-of.js';

const WAYS = ['LETTER', 'COEXISTENCE_AGREEMENT'] as const;

/** A letter to its owner, or an agreement with him: a threat begins, whose price a lawyer names. */
export function PursueOwner({ result }: { result: Result }) {
  const { t } = useTranslation('portal-watch');
  const mark = useTranslation('portal-trademarks').t;
  const command = useCommand(PursueLaterMarkDocument, PursueLaterMarkNode);
  if (result.pursuedOn !== null && result.pursuedBy !== null)
    return (
      <>
        <p role="status">
          {t(`owner.asked.${result.pursuedBy}`)} <Day on={result.pursuedOn} />. {t('owner.next')}
        </p>
        {result.caseId !== null && (
          <p>
            <AppLink to={`/portal/cases/${result.caseId}`}>{t('owner.toCase')}</AppLink>
          </p>
        )}
      </>
    );
  if (result.ownerName === null || result.endedOn !== null) return null;
  const labels = { way: t('owner.way'), note: mark('watch.note') };
  return (
    <details>
      <summary>{t('owner.title')}</summary>
      <CommandForm
        command={command}
        labels={labels}
        look="plain"
        submit={t('owner.submit')}
        keep={`portal-later-mark-${result.id}`}
        read={(form) => ({
          id: result.id,
          input: {
            way: WAYS.find((way) => way === form.get('way')) ?? 'LETTER',
            note: String(form.get('note') ?? '').trim() || null,
          },
        })}
      >
        <Field name="way" label={labels.way}>
          {(control) => (
            <select {...control} defaultValue="LETTER">
              {WAYS.map((way) => (
                <option key={way} value={way}>
                  {t(`owner.${way}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="note" label={labels.note} hint={mark('watch.noteHint')} optional>
          {(control) => <textarea {...control} rows={3} maxLength={4000} />}
        </Field>
        <p>{t('owner.text')}</p>
      </CommandForm>
    </details>
  );
}

/** A partner or a company of one's own: its marks are counted and passed over from now on. */
export function LeaveOwnerAlone({ result }: { result: Result }) {
  const { t } = useTranslation('portal-watch');
  const [judged, setJudged] = useState<number>();
  const command = useCommand(WhitelistOwnerDocument, WhitelistOwnerNode, (done: WhitelistOwnerResult) => {
    const { whitelistResultOwner: answer } = done;
    if (answer.__typename === 'OwnerWhitelisting') setJudged(answer.judged);
    return undefined;
  });
  const { ownerName } = result;
  if (ownerName === null) return null;
  if (judged !== undefined)
    return (
      <p role="status">
        {t('owner.whitelisted', { name: ownerName, interpolation: { escapeValue: false } })}{' '}
        {judged > 0 && t('owner.judged', { count: judged })}
      </p>
    );
  return (
    <details>
      <summary>{t('owner.leave')}</summary>
      <CommandForm
        command={command}
        labels={{ reason: t('owner.reason') }}
        required={['reason']}
        look="plain"
        submit={t('owner.leaveSubmit')}
        read={(form) => ({ id: result.id, reason: String(form.get('reason') ?? '') })}
      >
        <p>{t('owner.leaveText', { name: ownerName, interpolation: { escapeValue: false } })}</p>
        <Field name="reason" label={t('owner.reason')} hint={t('owner.reasonHint')}>
          {(control) => <textarea {...control} rows={2} maxLength={2000} />}
        </Field>
      </CommandForm>
    </details>
  );
}
