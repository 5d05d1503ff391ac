import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { Field } from '../../../../../kit/form/field.js';
import { FormErrorsProvider } from '../../../../../kit/form/form-errors.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { firstUseProblems, type FirstUse, type FirstUseProblems } from '../first-use.js';
import { isOpen, type Proof, type ProofClass } from '../proof.js';
import { SaveProofClassDocument } from '../proof-of-use.graphql.js';
import { useProofCommand } from '../use-proof-command.js';
import styles from '../proof-of-use.module.css';

const day = (date: string): string => formatDay(date, 'en', { short: true });
const KEYS = ['firstUseInUs', 'firstUseAnywhere'] as const;

interface Props {
  readonly facts: RecordFacts;
  readonly proof: Proof;
  readonly one: ProofClass;
}

/** Since when the mark is used, in the United States and anywhere; what does not fit is said at the day. */
export function FirstUseForm({ facts, proof, one }: Props) {
  const { t } = useTranslation('admin-proof');
  const { busy, wrong, run } = useProofCommand(facts);
  const before: FirstUse = {
    firstUseInUs: one.firstUseInUs ?? '',
    firstUseAnywhere: one.firstUseAnywhere ?? '',
  };
  const [typed, setTyped] = useState(before);
  const signedOn = proof.declarationSignedOn;
  const [problems, setProblems] = useState<FirstUseProblems>({});
  const canChange = isOpen(proof);
  const isChanged = KEYS.some((key) => typed[key] !== before[key]);
  const errors = useMemo(() => {
    const said = (key: keyof FirstUse): string | undefined => {
      const problem = problems[key];
      return problem === undefined
        ? wrong.fields[key]
        : t(`firstUse.${problem}`, { day: signedOn === null ? '' : day(signedOn) });
    };
    return Object.fromEntries(
      KEYS.flatMap((key) => {
        const text = said(key);
        return text === undefined ? [] : [[`${key}-${one.id}`, { text }]];
      }),
    );
  }, [problems, wrong, signedOn, one.id, t]);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const found = firstUseProblems(typed, { signedOn, today: dayOf(new Date()) });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const input = {
      firstUseInUs: typed.firstUseInUs || null,
      firstUseAnywhere: typed.firstUseAnywhere || null,
    };
    void run(SaveProofClassDocument, { id: one.id, input, expectedVersion: one.version }, t('saved'));
  };
  return (
    <FormErrorsProvider errors={errors}>
      <form className={styles.firstUse} noValidate onSubmit={save}>
        {KEYS.map((key) => (
          <Field key={key} name={`${key}-${one.id}`} label={t(`firstUse.${key}`)}>
            {(control) => (
              <input
                {...control}
                type="date"
                readOnly={!canChange}
                value={typed[key]}
                onChange={({ target }) => setTyped((last) => ({ ...last, [key]: target.value }))}
              />
            )}
          </Field>
        ))}
        {wrong.message !== undefined && (
          <p role="alert" className={styles.wrong}>
            {wrong.message}
          </p>
        )}
        {canChange && isChanged && (
          <Button type="submit" size="small" busy={busy}>
            {t('firstUse.save')}
          </Button>
        )}
      </form>
    </FormErrorsProvider>
  );
}
