import type { Namespace, sources } from './namespaces.js';

/** The ids of one namespace: the keys of its English catalogue. */
export type MessageIdOf<N extends Namespace> = {
  [K in N]: keyof (typeof sources)[K] & `${K}.${string}`;
}[N];

/** Every message id there is. */
export type MessageId = MessageIdOf<Namespace>;
