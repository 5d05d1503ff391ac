import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { factsOf } from '../../../parts/records/facts-of.js';
import type { RecordFacts, RecordRow } from '../../../parts/records/record-facts.js';
import { valueLabel } from '../../../parts/records/record-title.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { isOpen, needsSpecimen, type Proof, type ProofClass } from '../proof.js';
import { SaveProofClassDocument } from '../proof-of-use.graphql.js';
import { useProofCommand } from '../use-proof-command.js';
import { AddSpecimen } from './add-specimen.js';
import { FirstUseForm } from './first-use-form.js';
import { SpecimenCard } from './specimen-card.js';
import styles from '../proof-of-use.module.css';

const DECISIONS = ['USE', 'EXTEND', 'DELETE'] as const;

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly proof: Proof;
  readonly one: ProofClass;
}

/** One class beside what proves it. */
export function ClassBoard(props: Props) {
  const { t } = useTranslation('admin-proof');
  const { facts, proof, one } = props;
  const { fields } = use(factsOf('use_in_commerce_request_class'));
  const basis = fields.find(({ key }) => key === 'filingBasis') ?? {};
  const isKept = one.decision === 'USE';
  return (
    <article className={styles.class} aria-labelledby={`class-${one.id}`}>
      <header className={styles.name}>
        <h3 id={`class-${one.id}`}>{t('class', { number: one.classNumber })}</h3>
        <p className={styles.quiet}>
          {one.filingBasis === null
            ? t('noBasis')
            : t('basis', { basis: valueLabel(basis, one.filingBasis) })}
        </p>
        <p>{one.items.length === 0 ? t('noGoods') : one.items.join('; ')}</p>
      </header>
      <div className={styles.decision}>
        <Decision {...props} />
        {isKept && <FirstUseForm key={one.version} facts={facts} proof={proof} one={one} />}
      </div>
      <Specimens {...props} />
    </article>
  );
}

/** Used, not yet, or given up: one press. */
function Decision({ facts, proof, one }: Props) {
  const { t } = useTranslation('admin-proof');
  const { busy, wrong, run } = useProofCommand(facts);
  const isBeforeRegistration = proof.type === 'STATEMENT_OF_USE' || proof.type === 'EXTENSION';
  const save = (value: string): void => {
    const decision = DECISIONS.find((known) => known === value) ?? null;
    void run(
      SaveProofClassDocument,
      { id: one.id, input: { decision }, expectedVersion: one.version },
      t('saved'),
    );
  };
  const sentences = [wrong.message, ...Object.values(wrong.fields)].filter(Boolean);
  return (
    <div>
      <label className={styles.field}>
        {t('decision.label')}
        <select
          value={one.decision ?? ''}
          disabled={busy || !isOpen(proof)}
          onChange={({ target }) => save(target.value)}
        >
          <option value="">{t('decision.none')}</option>
          {DECISIONS.filter(
            (value) => value !== 'EXTEND' || isBeforeRegistration || one.decision === value,
          ).map((value) => (
            <option key={value} value={value}>
              {t(`decision.${value}`)}
            </option>
          ))}
        </select>
      </label>
      {sentences.length > 0 && (
        <p role="alert" className={styles.wrong}>
          {sentences.join(' ')}
        </p>
      )}
    </div>
  );
}

function Specimens({ facts, row, proof, one }: Props) {
  const { t } = useTranslation('admin-proof');
  const { items } = one.specimens;
  const canChange = isOpen(proof);
  const isWanted = needsSpecimen(one);
  return (
    <section className={styles.specimens} aria-label={t('specimens', { number: one.classNumber })}>
      {items.length === 0 && (
        <p className={styles.quiet}>{isWanted ? <NoneYet proof={proof} /> : t('noneNeeded')}</p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((specimen) => (
            <SpecimenCard key={specimen.id} facts={facts} specimen={specimen} canChange={canChange} />
          ))}
        </ul>
      )}
      {canChange && isWanted && (
        <div className={styles.row}>
          <AddSpecimen proof={proof} one={one} />
          {items.length === 0 && (
            <RecordSteps
              table="use_in_commerce_request"
              row={row}
              only={['kickOffUseInCommerceRequest', 'notifyUseInCommerceRequest']}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** Who was asked last, and when; nobody as long as nothing was sent. */
function NoneYet({ proof: { asked, user } }: { proof: Proof }) {
  const { t } = useTranslation('admin-proof');
  const last = asked.items[0];
  if (last === undefined) return t('noneAsked');
  return (
    <>
      {t('none', { name: user?.displayName ?? t('client') })} <Moment at={last.createdAt} style="date" />.
    </>
  );
}
