import { NewSpecimen, type SpecimenOf } from './new-specimen.js';
import { SpecimenEntry } from './specimen-entry.js';
import type { SpecimenFacts } from './specimen-facts.js';
import styles from './specimen.module.css';

interface Props {
  readonly of: SpecimenOf;
  readonly classNumber: number;
  readonly specimens: readonly SpecimenFacts[];
  /** May they be taken away and made to fit? */
  readonly disabled: boolean;
  /** May one be added? */
  readonly adds: boolean;
  readonly onChanged: () => void;
}

/** The specimens of one class, and the form for another one. */
export function ClassSpecimens({ of, classNumber, specimens, disabled, adds, onChanged }: Props) {
  return (
    <div className={styles.specimens}>
      {specimens.length > 0 && (
        <ul>
          {specimens.map((one) => (
            <SpecimenEntry key={one.id} specimen={one} disabled={disabled} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {adds && <NewSpecimen key={specimens.length} of={of} classNumber={classNumber} onSaved={onChanged} />}
    </div>
  );
}
