import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TriedRule, Work } from '../../../../generated/schema.js';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { decimalsOf, minorOf } from '../../parts/payments/left-to-credit.js';
import { ClientByAddressDocument } from '../settings.graphql.js';
import styles from '../settings.module.css';
import { RuleFields, type Typed } from './rule-fields.js';
import { givenTo } from './rule-goal.js';

interface Props {
  /** The place after all rules there are. */
  readonly last: number;
  readonly busy: boolean;
  /** Answers why it was not added. */
  readonly onAdd: (rule: TriedRule) => Promise<string | undefined>;
  readonly onTry: (rule: TriedRule) => void;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The rule that was typed, or why there is none. */
async function ruleOf(typed: Typed): Promise<TriedRule | 'noClient' | 'noAmount'> {
  const email = orNull(typed.client);
  const client =
    email === null ? undefined : (await ask(ClientByAddressDocument, { email })).userList.items[0];
  if (email !== null && client === undefined) return 'noClient';
  const amountMinor = minorOf(typed.amount, decimalsOf(typed.currency));
  if (orNull(typed.amount) !== null && amountMinor === undefined) return 'noAmount';
  return {
    position: Number(typed.position),
    work: orNull(typed.work) as Work | null,
    office: orNull(typed.office.toUpperCase()),
    language: orNull(typed.language),
    clientId: client?.id ?? null,
    fromAmount: amountMinor === undefined ? null : { amountMinor, currency: typed.currency },
    ...givenTo(typed.who),
  };
}

/** If it is this work, office, language, client, sum: who gets it. Tried on the last arrivals before it is added. */
export function RuleForm({ last, busy, onAdd, onTry }: Props) {
  const { t } = useTranslation('admin-settings');
  const [typed, setTyped] = useState<Typed>({
    work: '',
    office: '',
    language: '',
    client: '',
    amount: '',
    currency: 'EUR',
    who: '',
    position: String(last),
  });
  const [problem, setProblem] = useState<string>();
  const put = (part: Partial<Typed>): void => setTyped((now) => ({ ...now, ...part }));
  const withRule = async (use: (rule: TriedRule) => void | Promise<string | undefined>): Promise<void> => {
    const rule = await ruleOf(typed).catch(() => 'lost' as const);
    if (rule === 'noClient' || rule === 'noAmount') setProblem(t(`rules.${rule}`));
    else if (rule === 'lost') setProblem(t('lost'));
    else setProblem((await use(rule)) ?? undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void withRule(onAdd);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <RuleFields typed={typed} last={last} put={put} />
      {problem !== undefined && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <p className={styles.ends}>
        <Button type="submit" look="accent" busy={busy}>
          {t('rules.save')}
        </Button>
        <Button onClick={() => void withRule(onTry)}>{t('rules.try')}</Button>
      </p>
    </form>
  );
}
