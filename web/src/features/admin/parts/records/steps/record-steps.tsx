import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { type CommandFacts, type RecordFacts, type RecordRow } from '../record-facts.js';
import { useRole } from '../use-facts.js';
import { CommandDialog } from './command-dialog.js';
import { offersOf } from './offers.js';
import styles from './record-steps.module.css';

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  /** Root fields of commands the page has controls of its own for. */
  readonly without?: readonly string[];
}

/** What may be done to the record now, as buttons of a page made by hand; each asks for what it needs. */
export function RecordSteps({ facts, row, without = [] }: Props) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const [chosen, setChosen] = useState<CommandFacts>();
  const commands = offersOf(facts, row, role).steps.filter(
    (command) => command !== facts.remove && !without.includes(command.root),
  );
  if (commands.length === 0) return null;
  return (
    <div className={styles.steps} role="group" aria-label={t('show.steps')}>
      {commands.map((command) => (
        <Button
          key={command.root}
          size="small"
          title={command.sentence ?? command.doc}
          onClick={() => setChosen(command)}
        >
          {command.label}
        </Button>
      ))}
      {chosen !== undefined && (
        <CommandDialog
          key={chosen.root}
          facts={facts}
          command={chosen}
          row={row}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
