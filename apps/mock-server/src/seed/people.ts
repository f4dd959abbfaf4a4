import type { BillingCycleId, SubscriptionTier, UserRole } from '@constella/api-client/contract';

/** Somebody who exists from the start. The passwords are printed by the server and in README. */
export interface Person {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: UserRole;
  readonly tier: SubscriptionTier;
  readonly billingCycle: BillingCycleId;
}

/** The account to look around with. */
export const demoUsername = 'demo';

/** The administrator comes first: the client takes the user with id 1 for one. */
export const people: readonly Person[] = [
  {
    username: 'admin',
    password: 'constella-admin',
    fullName: 'Ingrid Halvorsen',
    email: 'admin@constella.example',
    role: 'admin',
    tier: 'enterprise',
    billingCycle: 'annual',
  },
  {
    username: demoUsername,
    password: 'constella-demo',
    fullName: 'Marta Lindqvist',
    email: 'marta.lindqvist@constella.example',
    role: 'user',
    tier: 'professional',
    billingCycle: 'monthly',
  },
];
