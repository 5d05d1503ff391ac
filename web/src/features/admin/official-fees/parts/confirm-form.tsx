import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../../data/refusal.js';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { useSubmit } from '../../parts/use-submit.js';
import { amountOf, typedAmount, type Effect, type FeeLine, type FeeOffice } from '../fee-amount.js';
import { OfficialFeeConfirmDocument, OfficialFeeEffectOfDocument } from '../official-fees.graphql.js';
import styles from '../official-fees.module.css';
import { EffectWords } from './effect-words.js';
import { FeeFields } from './fee-fields.js';
import { problemsOf, type Problems } from '../../parts/problems.js';

interface Props {
  readonly office: FeeOffice;
  readonly line: FeeLine;
  readonly onDone: () => void;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** What the page of the office says; then what it would change; then the word. */
export function ConfirmForm({ office, line, onDone }: Props) {
  const { t } = useTranslation('admin-fees');
  const { busy, run } = useSubmit(['official-fees']);
  const first =
    line.amounts.length === 0 ? [''] : line.amounts.map((one) => typedAmount(one, office.digits, line));
  const [typed, setTyped] = useState<readonly string[]>(first);
  const [fields, setFields] = useState({
    validFrom: line.validFrom?.length === 10 ? line.validFrom : '',
    sourceUrl: line.source.startsWith('https://') ? line.source : '',
    lookedOn: today(),
    note: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [effect, setEffect] = useState<Effect>();
  const amounts = typed.map((one) => amountOf(one, office.digits, line));
  const sound = amounts.flatMap((one) => one ?? []);
  const input = {
    office: office.office,
    line: line.line,
    amounts: sound,
    ...fields,
    note: fields.note || null,
  };

  const look = async (): Promise<void> => {
    const found: Problems = {
      ...(sound.length < typed.length ? { amounts: t('wrong.amount') } : {}),
      ...(fields.validFrom === '' ? { validFrom: t('wrong.day') } : {}),
      ...(fields.sourceUrl === '' ? { sourceUrl: t('wrong.source') } : {}),
      ...(fields.lookedOn === '' ? { lookedOn: t('wrong.day') } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      const { officialFeeEffect: answer } = await ask(OfficialFeeEffectOfDocument, { input });
      if (isRefusal(answer)) setProblems(problemsOf(answer, t('lost')) ?? {});
      else setEffect(answer as Effect);
    } catch {
      setProblems({ '': t('lost') });
    }
  };
  const confirm = async (): Promise<void> => {
    const said = t(effect?.needsSecondPerson === true ? 'proposed' : 'confirmed');
    const refused = problemsOf(await run(OfficialFeeConfirmDocument, { input }, said), t('lost'));
    if (refused === undefined) onDone();
    else {
      setProblems(refused);
      setEffect(undefined);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void (effect === undefined ? look() : confirm());
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {effect === undefined ? (
        <FeeFields
          office={office}
          line={line}
          typed={typed}
          onType={setTyped}
          fields={fields}
          onField={(name, value) => setFields((before) => ({ ...before, [name]: value }))}
          problems={problems}
        />
      ) : (
        <EffectWords office={office} line={line} amounts={sound} read={fields} effect={effect} />
      )}
      {problems[''] !== undefined && (
        <p role="alert" className={styles.wrong}>
          {problems['']}
        </p>
      )}
      <p className={styles.actions}>
        <Button type="submit" look="accent" busy={busy}>
          {t(effect === undefined ? 'look' : effect.needsSecondPerson ? 'propose' : 'confirm')}
        </Button>
        {effect !== undefined && (
          <Button look="quiet" onClick={() => setEffect(undefined)}>
            {t('change')}
          </Button>
        )}
      </p>
    </form>
  );
}
