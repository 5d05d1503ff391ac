import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { CommandDialog } from '../../parts/records/steps/command-dialog.js';

type Props = ComponentProps<typeof CommandDialog>;

/** By root field: steps that are taken in a dialog made by hand, loaded when it is opened. */
const made: Readonly<Record<string, ComponentType<Props>>> = {
  mergeUser: lazy(async () => ({
    default: (await import('../../work/client/merge-dialog.js')).MergeDialog,
  })),
  convertCaseRequest: lazy(async () => ({
    default: (await import('../../work/case-request/convert-dialog.js')).ConvertDialog,
  })),
  orderOpposition: lazy(async () => ({
    default: (await import('../../work/watch/opposition-dialog.js')).OppositionDialog,
  })),
};

/** What a step needs to know, and why. */
export function StepDialog(props: Props) {
  const Own = made[props.command.root];
  return Own === undefined ? (
    <CommandDialog {...props} />
  ) : (
    <Suspense>
      <Own {...props} />
    </Suspense>
  );
}
