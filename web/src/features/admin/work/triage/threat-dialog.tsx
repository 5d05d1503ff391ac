import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { Field } from '../../../../kit/form/field.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { Failed } from '../../parts/failed.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { outcomeOf, saidOf } from '../../parts/records/form/write-outcome.js';
import {
  likeliestFirst,
  sameBy,
  useOpenThreats,
  type OpenThreat,
  type Sought,
} from '../parts/open-threats.js';
import { ThreatMaker, type Found } from './make-threat.js';
import styles from './triage.module.css';

interface Props {
  readonly found: Found;
  /** Who is on the other side, as far as it is known. */
  readonly otherSide: string | null;
  /** Keeps with what was found which threat came of it. */
  readonly onMade: (caseId: string) => Promise<void>;
  readonly onClose: () => void;
}

const ANEW = 'anew';

/** One press makes a threat of what was found, or adds it to an open one against the same other side. */
export function ThreatDialog(props: Props) {
  const { t } = useTranslation('admin-triage');
  const { found, otherSide, onClose } = props;
  const { data, error, refetch } = useOpenThreats(found.userId);
  const sought: Sought = {
    name: otherSide,
    links: found.link === null ? [] : [found.link],
    brandId: found.brandId,
  };
  return (
    <Dialog open title={t('threat.open')} onClose={onClose}>
      {data === undefined && error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <p role="status">{t('common:loading')}</p>}
      {data !== undefined && <ThreatForm {...props} threats={likeliestFirst(data, sought)} sought={sought} />}
    </Dialog>
  );
}

type FormProps = Props & { readonly threats: readonly OpenThreat[]; readonly sought: Sought };

function ThreatForm({ found, otherSide, onMade, onClose, threats, sought }: FormProps) {
  const { t } = useTranslation('admin-triage');
  const toast = useToast();
  const queries = useQueryClient();
  const maker = useRef(new ThreatMaker());
  const [name, setName] = useState(otherSide ?? '');
  const [where, setWhere] = useState(
    () => threats.find((threat) => sameBy(threat, sought) !== undefined)?.id ?? ANEW,
  );
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useDeskKeys('triage', { send: () => form.current?.requestSubmit() });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (where === ANEW && name.trim() === '') return setWrong(t('threat.nobody'));
    setBusy(true);
    try {
      const caseId = await maker.current.make(
        found,
        where === ANEW ? { otherSide: name } : { caseId: where },
      );
      await onMade(caseId);
      await queries.invalidateQueries({ queryKey: ['work'] });
      toast('success', t('threat.made'));
      onClose();
    } catch (error) {
      setWrong(`${saidOf(outcomeOf(error, t('admin-records:form.notSent')))} ${t('threat.goesOn')}`);
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={styles.dialog} onSubmit={(event) => void send(event)}>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <fieldset className={styles.choices}>
        <legend>{t('threat.where')}</legend>
        {[
          { id: ANEW, said: t('threat.anew') },
          ...threats.map((one) => ({ id: one.id, said: saidFor(one, t) })),
        ].map(({ id, said }) => (
          <label key={id}>
            <input type="radio" name="where" checked={where === id} onChange={() => setWhere(id)} />
            {said}
          </label>
        ))}
      </fieldset>
      {where === ANEW && (
        <Field name="otherSide" label={t('threat.otherSide')}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={200}
              autoFocus
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
      <p>
        <Button type="submit" look="accent" size="small" busy={busy}>
          {t(where === ANEW ? 'threat.send' : 'threat.sendJoin')}
        </Button>
      </p>
    </form>
  );
}

const saidFor = (
  { caseCounterparty, brand }: OpenThreat,
  t: (key: 'threat.against', words: { side: string; brand: string }) => string,
): string => t('threat.against', { side: caseCounterparty?.primaryName ?? '–', brand: brand?.name ?? '–' });
