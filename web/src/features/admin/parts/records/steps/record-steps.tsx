import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import {
  inputFields,
  isAllowed,
  type CommandFacts,
  type RecordFacts,
  type RecordRow,
} from '../record-facts.js';
import { valueLabel } from '../record-title.js';
import { useRole } from '../use-facts.js';
import { CommandDialog } from './command-dialog.js';
import styles from './record-steps.module.css';

/** Commands that make sense now: steps from the present status, and whatever needs no status. Assigning has its own control. */
export function possibleCommands(
  { type, steps, commands, fields }: RecordFacts,
  row: RecordRow,
  role: string,
): readonly CommandFacts[] {
  const status = fields.find(({ key }) => key === 'status');
  const label = status === undefined ? '' : valueLabel(status, row['status']);
  return [...steps.filter(({ from }) => from === undefined || from.includes(label)), ...commands].filter(
    (command) => isAllowed(command, role) && command.root !== `assign${type}`,
  );
}

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  /** Root fields of commands the page has controls of its own for. */
  readonly without?: readonly string[];
}

/** What may be done to the record now; each asks for what it needs. */
export function RecordSteps({ facts, row, without = [] }: Props) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const [chosen, setChosen] = useState<CommandFacts>();
  const commands = possibleCommands(facts, row, role).filter(({ root }) => !without.includes(root));
  if (commands.length === 0) return null;
  return (
    <div className={styles.steps} role="group" aria-label={t('show.steps')}>
      {commands.map((command) => (
        <Button key={command.root} size="small" title={command.doc} onClick={() => setChosen(command)}>
          {command.label}
        </Button>
      ))}
      {chosen !== undefined && (
        <CommandDialog
          key={chosen.root}
          facts={facts}
          command={chosen}
          fields={inputFields(facts, chosen)}
          row={row}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
