import { useState } from 'react';
import { Button } from '../../../../../kit/button/button.js';
import type { RecordFacts, RecordRow } from '../record-facts.js';
import { useReader } from '../use-facts.js';
import { CommandDialog } from './command-dialog.js';
import { offersOf } from './offers.js';

interface Props {
  readonly facts: RecordFacts;
  /** What the step begins with may differ from what is stored: fields of the row that are already decided. */
  readonly row: RecordRow;
  /** Root field of the step. */
  readonly root: string;
}

/** A step beside what it is about, in the words it has in the menu; not there where the head offers it as the next one, or nobody may take it now. */
export function StepButton({ facts, row, root }: Props) {
  const offers = offersOf(facts, row, useReader());
  const [isOpen, setOpen] = useState(false);
  const command = offers.steps.find((step) => step.root === root);
  if (command === undefined || command === offers.next) return null;
  return (
    <>
      <Button size="small" title={command.sentence ?? command.doc} onClick={() => setOpen(true)}>
        {command.label}
      </Button>
      {isOpen && <CommandDialog facts={facts} command={command} row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
