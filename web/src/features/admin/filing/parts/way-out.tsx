import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { DeskCreateFilingDocument, DeskFileTrademarkDocument } from '../filing.graphql.js';
import { useFilingCommand } from '../use-filing-command.js';
import styles from '../filing.module.css';
import type { DeskMark } from './desk-mark.js';

/** The ways to this office: over the wire, through a partner, or by hand with the number and day the office gave. */
export function WayOut({ requestId, mark, again }: { requestId: string; mark: DeskMark; again: boolean }) {
  const { t } = useTranslation('admin-filing');
  const { busy, run } = useFilingCommand(requestId);
  const [wrong, setWrong] = useState<string>();
  const [answers, setAnswers] = useState({ number: '', filingDate: '' });
  const { way, partners = [], digest } = mark.filingReadiness ?? {};
  const prepare = async (route: 'EUIPO' | 'PARTNER', partner: string | null): Promise<void> =>
    setWrong(
      await run(
        DeskCreateFilingDocument,
        { input: { trademarkId: mark.id, route, partner, digest: digest ?? null } },
        t('prepared'),
      ),
    );
  const byHand = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (answers.number.trim() === '' || answers.filingDate === '') return setWrong(t('numberAndDay'));
    setWrong(
      await run(
        DeskFileTrademarkDocument,
        { id: mark.id, input: { number: answers.number.trim(), filingDate: answers.filingDate } },
        t('filed'),
      ),
    );
  };
  const ofMark = (name: string): string => `${name}-${mark.id}`;
  return (
    <div className={styles.form}>
      <div className={styles.actions}>
        {way === 'EUIPO' && (
          <Button look="accent" busy={busy} onClick={() => void prepare('EUIPO', null)}>
            {t(again ? 'prepareAgain' : 'prepareEuipo')}
          </Button>
        )}
        {partners.map(({ code, name }) => (
          <Button key={code} busy={busy} onClick={() => void prepare('PARTNER', code)}>
            {t('preparePartner', { name })}
          </Button>
        ))}
      </div>
      <details className={styles.byHand} open={way === 'STAFF'}>
        <summary>{t('byHand')}</summary>
        <form className={styles.form} onSubmit={(event) => void byHand(event)}>
          <Field name={ofMark('number')} label={t('number')}>
            {(control) => (
              <input
                {...control}
                maxLength={60}
                value={answers.number}
                onChange={({ target }) => setAnswers((last) => ({ ...last, number: target.value }))}
              />
            )}
          </Field>
          <Field name={ofMark('day')} label={t('day')}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={answers.filingDate}
                onChange={({ target }) => setAnswers((last) => ({ ...last, filingDate: target.value }))}
              />
            )}
          </Field>
          <Button type="submit" busy={busy}>
            {t('enter')}
          </Button>
        </form>
      </details>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
