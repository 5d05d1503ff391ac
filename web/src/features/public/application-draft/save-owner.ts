import { send, withPrefix, type Answer } from '../../../domain/sign-in/signed-in-api.js';
import { choiceOf, type Chosen } from './chosen-parties.js';
import {
  DraftChoosePartiesDocument,
  DraftCreateAddressDocument,
  DraftCreatePartyDocument,
  DraftUpdateAddressDocument,
  DraftUpdatePartyDocument,
} from './application-draft-parties.graphql.js';
import { readAddress, readOwner } from './owner-input.js';

/** Address, party, then the application's choice of both. `known` remembers what an earlier attempt made already, so that a second one changes it. */
export async function saveOwner(applicationId: string, form: FormData, known: Chosen): Promise<Answer> {
  const domicile = await saveAddress(known, 'domicile', readAddress(form, 'domicile.'));
  if (!domicile.done) return withPrefix(domicile, 'domicile.');
  const owner = await saveParty(known, { ...readOwner(form), addressId: known.domicile ?? null });
  if (!owner.done) return withPrefix(owner, 'owner.');
  const elsewhere = form.get('mailingElsewhere') === 'yes';
  if (elsewhere) {
    // One row for two places would move both when one changes.
    if (known.mailing === known.domicile) delete known.mailing;
    const mailing = await saveAddress(known, 'mailing', readAddress(form, 'mailing.'));
    if (!mailing.done) return withPrefix(mailing, 'mailing.');
  }
  return send(DraftChoosePartiesDocument, { id: applicationId, input: choiceOf(known, elsewhere) });
}

async function saveAddress(
  known: Chosen,
  which: 'domicile' | 'mailing',
  input: ReturnType<typeof readAddress>,
): Promise<Answer> {
  const id = known[which];
  const answer = await (id === undefined
    ? send(DraftCreateAddressDocument, { input })
    : send(DraftUpdateAddressDocument, { id, input }));
  if (answer.id !== undefined) known[which] = answer.id;
  return answer;
}

async function saveParty(
  known: Chosen,
  input: ReturnType<typeof readOwner> & { readonly addressId: string | null },
): Promise<Answer> {
  const { owner: id } = known;
  const answer = await (id === undefined
    ? send(DraftCreatePartyDocument, { input })
    : send(DraftUpdatePartyDocument, { id, input }));
  if (answer.id !== undefined) known.owner = answer.id;
  return answer;
}
