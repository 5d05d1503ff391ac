import {
  type PartyFields,
  CreatePortalAddressDocument,
  CreatePortalAddressNode,
  CreatePortalPartyDocument,
  CreatePortalPartyNode,
  UpdatePortalAddressDocument,
  UpdatePortalAddressNode,
  UpdatePortalPartyDocument,
  UpdatePortalPartyNode,
} from '../profile-billing.graphql.js';
import { useCommand, type Command } from '../../parts/use-command.js';
import { useRef } from 'react';
import type { AddressInput, PartyInput } from './party-input.js';

export interface PartyAndAddress {
  readonly party: PartyInput;
  readonly address: AddressInput;
}

/** Address first, then the party that lives there. An address that was made before a refusal is used again at the next attempt. */
export function useSaveParty(known: PartyFields | undefined, onDone: () => void): Command<PartyAndAddress> {
  const addressId = useRef(known?.address?.id);
  const createAddress = useCommand(
    CreatePortalAddressDocument,
    CreatePortalAddressNode,
    ({ createAddress: made }) => {
      if (made.__typename === 'Address') addressId.current = made.id;
    },
  );
  const updateAddress = useCommand(UpdatePortalAddressDocument, UpdatePortalAddressNode);
  const createParty = useCommand(CreatePortalPartyDocument, CreatePortalPartyNode, onDone);
  const updateParty = useCommand(UpdatePortalPartyDocument, UpdatePortalPartyNode, onDone);
  const all = [createAddress, updateAddress, createParty, updateParty];

  const run = async ({ party, address }: PartyAndAddress): Promise<boolean> => {
    const placed =
      addressId.current === undefined
        ? await createAddress.run({ input: address })
        : await updateAddress.run({ id: addressId.current, input: address });
    if (!placed) return false;
    const input = { ...party, addressId: addressId.current ?? null };
    return known === undefined
      ? createParty.run({ input: { ...input, roles: ['OWNER_ENTITY', 'BILLING_ENTITY'] } })
      : updateParty.run({ id: known.id, input });
  };
  return {
    run,
    state: all.some(({ state }) => state === 'loading') ? 'loading' : 'idle',
    failed: all.find(({ state }) => state === 'error')?.failed,
    attempt: all.map(({ attempt }) => attempt).join(),
  };
}
