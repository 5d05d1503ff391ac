import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassSpecimens } from '../../../../domain/specimen/class-specimens.js';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand, withPrefix, type Command } from '../../parts/use-command.js';
import {
  type PortalUseInCommerceResult,
  SaveUseClassDocument,
  SaveUseClassNode,
  type SaveUseClassVariables,
} from '../use-in-commerce.graphql.js';
import type { ProofSpecimen } from '../use-proof-specimens.js';
import styles from './use-class.module.css';

type OneClass = NonNullable<PortalUseInCommerceResult['useInCommerceRequest']>['classes']['items'][number];

const DECISIONS = ['USE', 'EXTEND', 'DELETE'] as const;

interface Props {
  readonly of: OneClass;
  /** Is it still to be decided about? */
  readonly open: boolean;
  /** May specimens be added and taken away? */
  readonly collects: boolean;
  readonly specimens: readonly ProofSpecimen[];
  readonly onChanged: () => void;
}

/** Without an answer nothing is sent, and the form says what is missing. */
function useDecided(sent: Command<SaveUseClassVariables>): Command<SaveUseClassVariables> {
  const { t } = useTranslation('portal-trademarks');
  const [missed, setMissed] = useState(0);
  const [left, setLeft] = useState(false);
  const run = async (variables: SaveUseClassVariables): Promise<boolean> => {
    const undecided = variables.input.decision === null;
    setLeft(undecided);
    if (undecided) setMissed(missed + 1);
    return !undecided && sent.run(variables);
  };
  return left
    ? {
        ...sent,
        run,
        attempt: `missed-${missed}`,
        failed: { errors: { decision: { text: t('proof.choose') } } },
      }
    : { ...sent, run };
}

/** One class: used, not yet, or given up; since when and where it can be seen, and what shows it. */
export function UseClass({ of, open, collects, specimens, onChanged }: Props) {
  const { t } = useTranslation('portal-trademarks');
  const [saved, setSaved] = useState(false);
  const save = useDecided(useCommand(SaveUseClassDocument, SaveUseClassNode, () => setSaved(true)));
  const prefix = `class${of.classNumber}.`;
  const text = (form: FormData, name: string): string | null =>
    String(form.get(prefix + name) ?? '').trim() || null;
  const read = (form: FormData) => ({
    id: of.id,
    input: {
      decision: DECISIONS.find((known) => known === form.get(`${prefix}decision`)) ?? null,
      firstUseInUs: text(form, 'firstUseInUs'),
      firstUseAnywhere: text(form, 'firstUseAnywhere'),
      website: text(form, 'website'),
    },
  });
  const words = {
    decision: t('proof.decision'),
    firstUseInUs: t('proof.firstInUs'),
    firstUseAnywhere: t('proof.firstAnywhere'),
    website: t('proof.website'),
  };
  // A class that waits for more time or is given up is filed without.
  const asks = collects && of.decision !== 'EXTEND' && of.decision !== 'DELETE';
  return (
    <article className={styles.class}>
      <h3>{t('proof.class', { number: of.classNumber })}</h3>
      <p>{of.items.join('; ')}</p>
      {!open && of.decision !== null && (
        <p>
          <strong>{t(`proof.${of.decision}`)}</strong>
        </p>
      )}
      {open && (
        <div onInput={() => setSaved(false)}>
          <CommandForm
            command={withPrefix(save, prefix)}
            labels={Object.fromEntries(Object.entries(words).map(([name, label]) => [prefix + name, label]))}
            submit={t('proof.save')}
            read={read}
            beside={saved && <span role="status">{t('proof.saved')}</span>}
          >
            <Choices
              name={`${prefix}decision`}
              label={words.decision}
              chosen={of.decision ?? undefined}
              choices={DECISIONS.map((value) => ({
                value,
                title: t(`proof.${value}`),
                text: t(`proof.${value}Text`),
              }))}
            />
            <Field name={`${prefix}firstUseInUs`} label={words.firstUseInUs} optional>
              {(control) => <input {...control} type="date" defaultValue={of.firstUseInUs ?? ''} />}
            </Field>
            <Field name={`${prefix}firstUseAnywhere`} label={words.firstUseAnywhere} optional>
              {(control) => <input {...control} type="date" defaultValue={of.firstUseAnywhere ?? ''} />}
            </Field>
            <Field name={`${prefix}website`} label={words.website} hint={t('proof.websiteHint')} optional>
              {(control) => <input {...control} type="url" inputMode="url" defaultValue={of.website ?? ''} />}
            </Field>
          </CommandForm>
        </div>
      )}
      {(asks || specimens.length > 0) && (
        <section className={styles.specimens} aria-label={t('proof.specimensOf', { number: of.classNumber })}>
          <h4>{t('proof.specimens')}</h4>
          <p className={styles.hint}>{t('proof.specimensHint')}</p>
          {asks && specimens.length === 0 && <p>{t('proof.noSpecimen')}</p>}
          <ClassSpecimens
            of={{ useInCommerceRequestClassId: of.id }}
            classNumber={of.classNumber}
            specimens={specimens}
            disabled={!collects}
            adds={asks}
            onChanged={onChanged}
          />
        </section>
      )}
    </article>
  );
}
