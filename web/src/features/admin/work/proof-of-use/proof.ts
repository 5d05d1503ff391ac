import type { ProofWorkResult } from './proof-of-use.graphql.js';

export type Proof = NonNullable<ProofWorkResult['useInCommerceRequest']>;
export type ProofClass = Proof['classes']['items'][number];
export type ProofSpecimen = ProofClass['specimens']['items'][number];

/** While the filing can be changed. */
const OPEN = ['CREATED', 'KICK_OFF_SENT', 'IN_PREPARATION', 'APPROVED_FOR_FILING'];
export const isOpen = ({ status }: Pick<Proof, 'status'>): boolean => OPEN.includes(status);

/** A class that waits for more time or is given up is filed without a specimen. */
export const needsSpecimen = ({ decision }: Pick<ProofClass, 'decision'>): boolean =>
  decision !== 'EXTEND' && decision !== 'DELETE';
