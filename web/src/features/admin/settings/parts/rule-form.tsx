import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TriedRule, Work } from '../../../../generated/schema.js';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { StaffListDocument } from '../../parts/staff-list.graphql.js';
import { ClientByAddressDocument, WorkFactsDocument } from '../settings.graphql.js';
import { languageName } from '../../parts/language-name.js';
import styles from '../settings.module.css';
import { otherLanguages, OUR_LANGUAGES } from './languages.js';

interface Props {
  /** The place after all rules there are. */
  readonly last: number;
  readonly busy: boolean;
  /** Answers why it was not added. */
  readonly onAdd: (rule: TriedRule) => Promise<string | undefined>;
  readonly onTry: (rule: TriedRule) => void;
}

interface Typed {
  readonly work: string;
  readonly office: string;
  readonly language: string;
  readonly client: string;
  readonly who: string;
  readonly position: string;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The rule that was typed, or why there is none. */
async function ruleOf(typed: Typed): Promise<TriedRule | 'noClient'> {
  const email = orNull(typed.client);
  const client =
    email === null ? undefined : (await ask(ClientByAddressDocument, { email })).userList.items[0];
  if (email !== null && client === undefined) return 'noClient';
  return {
    position: Number(typed.position),
    work: orNull(typed.work) as Work | null,
    office: orNull(typed.office.toUpperCase()),
    language: orNull(typed.language),
    clientId: client?.id ?? null,
    assignedAdminId: orNull(typed.who),
  };
}

/** If it is this work, office, language, client: who gets it. Tried on the last arrivals before it is added. */
export function RuleForm({ last, busy, onAdd, onTry }: Props) {
  const { t } = useTranslation('admin-settings');
  const [typed, setTyped] = useState<Typed>({
    work: '',
    office: '',
    language: '',
    client: '',
    who: '',
    position: String(last),
  });
  const [problem, setProblem] = useState<string>();
  const put = (part: Partial<Typed>): void => setTyped((now) => ({ ...now, ...part }));
  const withRule = async (use: (rule: TriedRule) => void | Promise<string | undefined>): Promise<void> => {
    const rule = await ruleOf(typed).catch(() => 'lost' as const);
    if (rule === 'noClient') setProblem(t('rules.noClient'));
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

interface FieldsProps {
  readonly typed: Typed;
  readonly last: number;
  readonly put: (part: Partial<Typed>) => void;
}

function RuleFields({ typed, last, put }: FieldsProps) {
  const { t } = useTranslation('admin-settings');
  const works = useQuery({
    queryKey: ['work-facts'],
    queryFn: () => ask(WorkFactsDocument, {}),
    staleTime: Infinity,
  });
  const staff = useQuery({ queryKey: ['staff'], queryFn: () => ask(StaffListDocument, {}) });
  return (
    <>
      <label>
        {t('rules.work')}
        <select value={typed.work} onChange={(event) => put({ work: event.target.value })}>
          <option value="">{t('rules.any')}</option>
          {works.data?.workFacts.map(({ work }) => (
            <option key={work} value={work}>
              {t(`admin-day:work.${work}`)}
            </option>
          ))}
        </select>
      </label>
      {(['office', 'clientAddress'] as const).map((name) => {
        const key = ({ office: 'office', clientAddress: 'client' } as const)[name];
        return (
          <label key={name}>
            {t(`rules.${name}`)}
            <input
              value={typed[key]}
              autoComplete="off"
              placeholder={t('rules.any')}
              onChange={(event) => put({ [key]: event.target.value })}
            />
          </label>
        );
      })}
      <label>
        {t('rules.clientLanguage')}
        <select value={typed.language} onChange={(event) => put({ language: event.target.value })}>
          <option value="">{t('rules.any')}</option>
          {[...OUR_LANGUAGES, ...otherLanguages].map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('rules.who')}
        <select value={typed.who} onChange={(event) => put({ who: event.target.value })}>
          <option value="">{t('rules.leastBusy')}</option>
          {staff.data?.userList.items.map(({ id, displayName, email }) => (
            <option key={id} value={id}>
              {displayName || email}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('rules.place')}
        <input
          type="number"
          min={1}
          max={last}
          required
          value={typed.position}
          onChange={(event) => put({ position: event.target.value })}
        />
      </label>
    </>
  );
}
