/** People, goods and owners of the demo story; made up, and labelled as such where it shows. */
export const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
export const lucia = { role: 'customer', email: 'lucia@cotta.test' } as const;
export const admin = { role: 'admin', email: 'admin@cotta.test' } as const;
export const lawyer = { role: 'lawyer', email: 'lawyer@cotta.test' } as const;
export const second = { role: 'lawyer', email: 'second.lawyer@cotta.test' } as const;

export const furniture = [{ class: 20, terms: ['furniture', 'shelves'] }];
export const linen = [{ class: 24, terms: ['kitchen linen'] }];
export const mine = {
  userId: '@user:customer@cotta.test',
  type: 'WORD',
  status: 'Ready for filing',
  brandId: '@brand-nordhaven',
  ownerEntityId: '@party-nordhaven',
  goodsAndServices: furniture,
};
export const why = 'Demo data.';
