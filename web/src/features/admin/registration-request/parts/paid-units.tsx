import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { useRole } from '../../parts/records/use-facts.js';
import type { AdminDraftResult } from '../admin-draft.graphql.js';
import { AdminDraftGiveUnitsDocument } from '../commands/give-units.graphql.js';
import { useCommand } from '../use-command.js';
import styles from './draft-panel.module.css';

type Units = NonNullable<AdminDraftResult['registrationRequest']>['units'];

interface Props {
  readonly id: string;
  readonly units: Units;
  /** Whether the draft can still take more. */
  readonly open: boolean;
}

/** Shown in this order, each where there is one. */
const KINDS = ['PAID', 'GIVEN', 'TO_PAY', 'PAID_BACK'] as const;

/** What may be drafted and filed, and what may not: read before anything is sent. An admin gives more, with a reason. */
export function PaidUnits({ id, units, open }: Props) {
  const { t } = useTranslation('admin-draft');
  const role = useRole();
  const unused = units.filter(({ paid, drafted }) => !drafted && (paid === 'PAID' || paid === 'GIVEN'));
  return (
    <div className={styles['units']}>
      {KINDS.map((kind) => [kind, units.filter(({ paid }) => paid === kind)] as const).filter(([, of]) => of.length > 0).map(([kind, of]) => <p key={kind}><strong>{t(`units.${kind}`)}:</strong> {listed(of)}</p>)}
      {unused.length > 0 && <p><strong>{t('units.unused')}:</strong> {listed(unused)}</p>}
      {open && role === 'admin' && <Give id={id} />}
    </div>
  );
}

/** `EU 20, 28 · US 20` */
function listed(units: Units): string {
  const offices = [...new Set(units.map(({ jurisdiction }) => jurisdiction))];
  return offices.map((office) => `${office} ${units.filter(({ jurisdiction }) => jurisdiction === office).map(({ classNumber }) => classNumber).join(', ')}`).join(' · ');
}

function Give({ id }: { id: string }) {
  const { t } = useTranslation('admin-draft');
  const { busy, run } = useCommand(id);
  const [typed, setTyped] = useState({ jurisdiction: '', classes: '', reason: '' });
  const [wrong, setWrong] = useState<string>();
  const set = (key: keyof typeof typed) => (event: { target: { value: string } }) => setTyped((last) => ({ ...last, [key]: event.target.value }));
  const give = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const classNumbers = typed.classes.split(/[\s,;]+/).filter((one) => one !== '').map(Number);
    if (!/^[A-Za-z]{2,4}$/.test(typed.jurisdiction.trim())) return setWrong(t('give.officeWrong'));
    if (classNumbers.length === 0 || classNumbers.some((one) => !Number.isInteger(one) || one < 1 || one > 45)) return setWrong(t('give.classesWrong'));
    if (typed.reason.trim().length < 10) return setWrong(t('give.reasonWrong'));
    const outcome = await run(AdminDraftGiveUnitsDocument, { id, input: { jurisdiction: typed.jurisdiction.trim().toUpperCase(), classNumbers, reason: typed.reason.trim() } }, t('give.done'));
    setWrong(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) setTyped({ jurisdiction: '', classes: '', reason: '' });
  };
  return (
    <details>
      <summary>{t('give.title')}</summary>
      <form className={styles['give']} onSubmit={(event) => void give(event)}>
        <label htmlFor="give-office">{t('give.office')}</label>
        <input id="give-office" maxLength={4} value={typed.jurisdiction} onChange={set('jurisdiction')} />
        <label htmlFor="give-classes">{t('give.classes')}</label>
        <input id="give-classes" maxLength={200} value={typed.classes} onChange={set('classes')} />
        <label htmlFor="give-reason">{t('give.reason')}</label>
        <textarea id="give-reason" rows={2} maxLength={2_000} value={typed.reason} onChange={set('reason')} />
        {wrong !== undefined && <p role="alert" className={styles['wrong']}>{wrong}</p>}
        <Button type="submit" size="small" busy={busy}>{t('give.do')}</Button>
      </form>
    </details>
  );
}
