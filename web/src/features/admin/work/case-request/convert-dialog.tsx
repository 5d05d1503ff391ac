import type { ComponentProps } from 'react';
import { CommandDialog } from '../../parts/records/steps/command-dialog.js';

/** What a threat is made of, as far as the report does not say it. */
const MADE_OF = ['userId', 'brandId', 'otherSide'];

/** A new threat needs a client, a brand and the other side; one that is there has them. */
export function ConvertDialog(props: Omit<ComponentProps<typeof CommandDialog>, 'needs'>) {
  return (
    <CommandDialog
      {...props}
      needs={({ caseId }) =>
        typeof caseId === 'string' && caseId !== '' ? [] : MADE_OF.filter((key) => props.row[key] == null)
      }
    />
  );
}
