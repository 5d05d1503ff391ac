import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { unitsListed } from '../../../../domain/order/units-listed.js';
import { Button } from '../../../../kit/button/button.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { useRole } from '../../parts/records/use-facts.js';
import type { DeskRequest } from '../workbench/draft-records.js';
import {
  AdminDraftGiveUnitsDocument,
  AdminDraftTakeOutDocument,
  AdminDraftTakeUnitsBackDocument,
} from '../registration-request-commands.graphql.js';
import { useCommand } from '../use-command.js';
import styles from '../registration-request-show.module.css';

type Units = DeskRequest['units'];

interface Props {
  readonly id: string;
  readonly units: Units;
  /** Whether the draft can still take more. */
  readonly open: boolean;
}

/** Shown in this order, each where there is one. */
const KINDS = ['PAID', 'GIVEN', 'TO_PAY', 'PAID_BACK'] as const;

/** What may be drafted and filed, and what may not: read before anything is sent. An admin gives more or takes back, with a reason. */
export function PaidUnits({ id, units, open }: Props) {
  const { t } = useTranslation('admin-draft');
  const role = useRole();
  const unused = units.filter(({ paid, drafted }) => !drafted && (paid === 'PAID' || paid === 'GIVEN'));
  return (
    <div className={styles.units}>
      {KINDS.map(
        (kind) =>
          [
            kind,
            units.filter(
              ({ paid, additionalOrder }) => paid === kind && (kind !== 'TO_PAY' || additionalOrder === null),
            ),
          ] as const,
      )
        .filter(([, of]) => of.length > 0)
        .map(([kind, of]) => (
          <p key={kind}>
            <strong>{t(`units.${kind}`)}:</strong> {unitsListed(of)}
          </p>
        ))}
      {unused.length > 0 && (
        <p>
          <strong>{t('units.unused')}:</strong> {unitsListed(unused)}
        </p>
      )}
      <RequestedUnits id={id} units={units} role={role} />
      {open && role === 'admin' && (
        <>
          <UnitsForm id={id} way="give" />
          <UnitsForm id={id} way="back" />
        </>
      )}
    </div>
  );
}

/** What its owner ordered on top and has not paid: an admin may take it out. */
function RequestedUnits({ id, units, role }: { id: string; units: Units; role: string }) {
  const { t } = useTranslation('admin-draft');
  const { busy, run } = useCommand(id);
  const [wrong, setWrong] = useState<string>();
  const requested = units.filter(
    ({ paid, additionalOrder }) => paid === 'TO_PAY' && additionalOrder !== null,
  );
  const order = requested[0]?.additionalOrder;
  if (order === undefined || order === null) return null;
  const takeOut = async (): Promise<void> => {
    const outcome = await run(
      AdminDraftTakeOutDocument,
      { id, input: { additionalOrderId: order.id } },
      t('wished.done'),
    );
    setWrong(outcome.ok ? undefined : outcome.message);
  };
  return (
    <>
      <p>
        <strong>{t('wished.title')}:</strong> {unitsListed(requested)} ·{' '}
        <span className="mono">{order.publicId}</span> ·{' '}
        {formatMoney(order.total.amountMinor, order.total.currency, 'en')}
      </p>
      {role === 'admin' && (
        <p>
          <Button type="button" size="small" look="quiet" busy={busy} onClick={() => void takeOut()}>
            {t('wished.takeOut')}
          </Button>
        </p>
      )}
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </>
  );
}

/** To give, or to take back: office, classes, and why. */
function UnitsForm({ id, way }: { id: string; way: 'give' | 'back' }) {
  const { t } = useTranslation('admin-draft');
  const words =
    way === 'give'
      ? { title: t('give.title'), reason: t('give.reason'), do: t('give.do'), done: t('give.done') }
      : { title: t('back.title'), reason: t('back.reason'), do: t('back.do'), done: t('back.done') };
  const { busy, run } = useCommand(id);
  const [typed, setTyped] = useState({ jurisdiction: '', classes: '', reason: '' });
  const [wrong, setWrong] = useState<string>();
  const set = (key: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((last) => ({ ...last, [key]: event.target.value }));
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const classNumbers = typed.classes
      .split(/[\s,;]+/)
      .filter((one) => one !== '')
      .map(Number);
    if (!/^[A-Za-z]{2,4}$/.test(typed.jurisdiction.trim())) return setWrong(t('give.officeWrong'));
    if (
      classNumbers.length === 0 ||
      classNumbers.some((one) => !Number.isInteger(one) || one < 1 || one > 45)
    )
      return setWrong(t('give.classesWrong'));
    if (typed.reason.trim().length < 10) return setWrong(t('give.reasonWrong'));
    const outcome = await run(
      way === 'give' ? AdminDraftGiveUnitsDocument : AdminDraftTakeUnitsBackDocument,
      {
        id,
        input: {
          jurisdiction: typed.jurisdiction.trim().toUpperCase(),
          classNumbers,
          reason: typed.reason.trim(),
        },
      },
      words.done,
    );
    setWrong(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) setTyped({ jurisdiction: '', classes: '', reason: '' });
  };
  return (
    <details>
      <summary>{words.title}</summary>
      <form className={styles.give} onSubmit={(event) => void send(event)}>
        <label htmlFor={`${way}-office`}>{t('give.office')}</label>
        <input id={`${way}-office`} maxLength={4} value={typed.jurisdiction} onChange={set('jurisdiction')} />
        <label htmlFor={`${way}-classes`}>{t('give.classes')}</label>
        <input id={`${way}-classes`} maxLength={200} value={typed.classes} onChange={set('classes')} />
        <label htmlFor={`${way}-reason`}>{words.reason}</label>
        <textarea
          id={`${way}-reason`}
          rows={2}
          maxLength={2_000}
          value={typed.reason}
          onChange={set('reason')}
        />
        {wrong !== undefined && (
          <p role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
        <Button type="submit" size="small" busy={busy}>
          {words.do}
        </Button>
      </form>
    </details>
  );
}
